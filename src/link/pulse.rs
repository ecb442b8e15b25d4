//! Pulse of a connection: pings, the time that a line takes there and back, and silence. Pure: the
//! time is an argument.
//!
//! The side that hosts sends `ping N [LAG]`, and the other side answers `pong N`. `N` counts the
//! pings, and `LAG` is the last time in milliseconds that a ping and its answer took, so that both
//! sides show the same. There is a ping after the first second, and another one whenever nothing
//! was sent or nothing was heard for 15 s. So neither side is silent for long. No ping is sent
//! before the last one is answered, so a program that was stopped for a night has nothing to catch
//! up with.

use std::time::{Duration, Instant};

/// Time from the start of a connection to its first ping.
const FIRST_PING: Duration = Duration::from_secs(1);
/// Time without lines in one direction before a ping.
const PING_AFTER: Duration = Duration::from_secs(15);
/// Time without lines from the other side before it counts as silent.
const SILENT_AFTER: Duration = Duration::from_secs(30);
/// Minimum difference from the lag that was shown, beside half of that.
const NOTICEABLE: Duration = Duration::from_millis(20);

/// State of a connection's pulse.
#[derive(Debug)]
pub(super) struct Pulse {
    /// Set on the side that sends the pings.
    pings: bool,
    opened: Instant,
    sent: Instant,
    heard: Instant,
    /// Number of pings so far.
    count: u32,
    /// Time of the last ping, if it is not answered.
    waits: Option<Instant>,
    /// Last lag that was measured, and the last one that was shown.
    measured: Option<Duration>,
    shown: Option<Duration>,
    is_silent: bool,
}

/// Outcome of a line that was heard.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Beat {
    /// Set if the line belongs to the pulse, and the program must not see it.
    pub is_own: bool,
    /// Set if the other side was silent before.
    pub speaks_again: bool,
    /// Line to send back.
    pub answer: Option<String>,
    /// Lag to show instead of the one before.
    pub lag: Option<Duration>,
}

/// Outcome of the time.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Due {
    /// Line to send.
    pub ping: Option<String>,
    /// Set if the other side is silent from now on.
    pub falls_silent: bool,
}

impl Pulse {
    pub fn new(pings: bool, now: Instant) -> Self {
        Self {
            pings,
            opened: now,
            sent: now,
            heard: now,
            count: 0,
            waits: None,
            measured: None,
            shown: None,
            is_silent: false,
        }
    }

    /// Notes that a line is sent.
    pub fn sent(&mut self, now: Instant) {
        self.sent = now;
    }

    /// Takes note of a line that was heard.
    pub fn heard(&mut self, now: Instant, line: &str) -> Beat {
        self.heard = now;
        let mut beat = Beat { speaks_again: self.is_silent, ..Beat::default() };
        self.is_silent = false;
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            Some("ping") if !self.pings => {
                if let Some(number) = words.next().and_then(|it| it.parse::<u32>().ok()) {
                    beat.answer = Some(format!("pong {number}"));
                    self.sent = now;
                    let lag = words.next().and_then(|it| it.parse::<u32>().ok());
                    beat.lag = lag.and_then(|ms| self.show(Duration::from_millis(ms.into())));
                }
            }
            Some("pong") if self.pings && words.next() == Some(&self.count.to_string()) => {
                // After a silence the time says nothing about the connection.
                if let Some(ping) = self.waits.take().filter(|_| !beat.speaks_again) {
                    let lag = now.saturating_duration_since(ping);
                    self.measured = Some(lag);
                    beat.lag = self.show(lag);
                }
            }
            Some("ping" | "pong") => {}
            _ => return beat,
        }
        beat.is_own = true;
        beat
    }

    /// Returns the lag if it differs noticeably from the one that is shown.
    fn show(&mut self, lag: Duration) -> Option<Duration> {
        if let Some(shown) = self.shown {
            let difference = lag.abs_diff(shown);
            if difference <= NOTICEABLE || difference <= shown / 2 {
                return None;
            }
        }
        self.shown = Some(lag);
        self.shown
    }

    /// Does what is due at this time.
    pub fn due(&mut self, now: Instant) -> Due {
        let falls_silent = !self.is_silent && now >= self.heard + SILENT_AFTER;
        self.is_silent |= falls_silent;
        let ping = self.next_ping().filter(|&at| now >= at).map(|_| {
            self.count = self.count.wrapping_add(1);
            (self.sent, self.waits) = (now, Some(now));
            let lag = self.measured.map(|lag| format!(" {}", lag.as_millis()));
            format!("ping {}{}", self.count, lag.unwrap_or_default())
        });
        Due { ping, falls_silent }
    }

    /// Time of the next call of `due`; `None` if there is nothing to do before a line is heard.
    pub fn next(&self) -> Option<Instant> {
        let silence = (!self.is_silent).then(|| self.heard + SILENT_AFTER);
        self.next_ping().into_iter().chain(silence).min()
    }

    fn next_ping(&self) -> Option<Instant> {
        let usual = self.sent.min(self.heard) + PING_AFTER;
        let at = if self.count == 0 { self.opened + FIRST_PING } else { usual };
        (self.pings && self.waits.is_none()).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::clock::Clock;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn pair() -> (Instant, Pulse, Pulse) {
        let start = Clock::new(1).now();
        (start, Pulse::new(true, start), Pulse::new(false, start))
    }

    /// Lets two idle sides run until a time in seconds. Returns the times of the pings, and the
    /// lags that each side showed.
    fn idle(lag: impl Fn(u32) -> u64, seconds: u64) -> (Vec<u64>, Vec<u64>, Vec<u64>) {
        let (start, mut host, mut guest) = pair();
        let (mut pings, mut at_host, mut at_guest) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(now) = host.next().filter(|&now| now < start + ms(seconds * 1000)) {
            let due = host.due(now);
            assert!(!due.falls_silent);
            let ping = due.ping.expect("a ping is due");
            pings.push(u64::try_from((now - start).as_millis()).unwrap());
            let lag = lag(host.count);
            assert_eq!(guest.due(now + ms(lag / 2)), Due::default());
            let beat = guest.heard(now + ms(lag / 2), &ping);
            assert!(beat.is_own && !beat.speaks_again);
            at_guest.extend(beat.lag.map(|lag| u64::try_from(lag.as_millis()).unwrap()));
            let beat = host.heard(now + ms(lag), &beat.answer.unwrap());
            assert!(beat.is_own && beat.answer.is_none());
            at_host.extend(beat.lag.map(|lag| u64::try_from(lag.as_millis()).unwrap()));
        }
        (pings, at_host, at_guest)
    }

    #[test]
    fn an_idle_connection_has_one_ping_in_fifteen_seconds() {
        let (pings, host, guest) = idle(|_| 40, 62);
        assert_eq!(pings, [1_000, 16_000, 31_000, 46_000, 61_000]);
        assert_eq!((host, guest), (vec![40], vec![40]));
    }

    #[test]
    fn only_noticeable_changes_of_the_lag_are_shown() {
        let lags = [10, 30, 31, 46, 47, 26, 100, 150, 151, 75];
        let (_, host, guest) = idle(|count| lags[count as usize - 1], 140);
        assert_eq!(host, [10, 31, 100, 151, 75]);
        // The last one has not been sent.
        assert_eq!(guest, [10, 31, 100, 151]);
    }

    #[test]
    fn lines_in_one_direction_do_not_replace_pings() {
        let (start, mut host, _) = pair();
        host.due(start + ms(1_000));
        host.heard(start + ms(1_010), "pong 1");
        for second in 2..16 {
            host.sent(start + ms(second * 1000));
        }
        assert_eq!(host.next(), Some(start + ms(16_010)));
        let (start, mut host, _) = pair();
        host.due(start + ms(1_000));
        for second in 2..16 {
            host.heard(start + ms(second * 1000), "say hello");
        }
        // Not before the answer.
        assert_eq!(host.next(), Some(start + ms(45_000)));
        host.heard(start + ms(15_500), "pong 1");
        assert_eq!(host.next(), Some(start + ms(16_000)));
        // Lines in both directions do.
        host.heard(start + ms(15_600), "say hello");
        host.sent(start + ms(15_700));
        assert_eq!(host.next(), Some(start + ms(30_600)));
    }

    #[test]
    fn silence_begins_and_ends_once() {
        let (start, mut host, mut guest) = pair();
        assert_eq!(guest.next(), Some(start + ms(30_000)));
        assert_eq!(guest.due(start + ms(29_999)), Due::default());
        assert!(guest.due(start + ms(30_000)).falls_silent);
        assert_eq!(guest.due(start + ms(99_000)), Due::default());
        assert_eq!(guest.next(), None);
        assert!(guest.heard(start + ms(99_000), "say hello").speaks_again);
        assert!(!guest.heard(start + ms(99_000), "say hello").speaks_again);
        assert_eq!(guest.next(), Some(start + ms(129_000)));
        // A silent side is not sent more, and its late answer is no measure of the connection.
        assert_eq!(host.due(start + ms(1_000)).ping.as_deref(), Some("ping 1"));
        assert_eq!(host.due(start + ms(30_000)), Due { ping: None, falls_silent: true });
        assert_eq!(host.next(), None);
        let beat = host.heard(start + ms(99_000), "pong 1");
        assert_eq!(beat, Beat { is_own: true, speaks_again: true, answer: None, lag: None });
        assert_eq!(host.due(start + ms(99_000)).ping.as_deref(), Some("ping 2"));
    }

    #[test]
    fn wrong_pings_and_answers_are_ignored() {
        let (start, mut host, mut guest) = pair();
        let nothing = Beat { is_own: true, ..Beat::default() };
        host.due(start + ms(1_000));
        for line in ["pong 2", "pong", "pong x", "ping 1", "ping"] {
            assert_eq!(host.heard(start + ms(1_100), line), nothing, "{line}");
        }
        for line in ["pong 1", "ping", "ping -1", "ping 99999999999", "ping x 5"] {
            assert_eq!(guest.heard(start + ms(1_100), line), nothing, "{line}");
        }
        for line in ["pings 1", "m 1 7,7", "say ping 1"] {
            assert_eq!(guest.heard(start + ms(1_100), line), Beat::default(), "{line}");
        }
        let beat = guest.heard(start + ms(1_100), "ping 7 4294967295");
        assert_eq!(beat.answer.as_deref(), Some("pong 7"));
        // An answer counts once.
        assert_eq!(host.heard(start + ms(1_200), "pong 1").lag, Some(ms(200)));
        assert_eq!(host.heard(start + ms(1_300), "pong 1"), nothing);
    }
}
