//! Lots that neither player can influence: the host commits itself to a secret by its hash, the
//! guest answers with a secret of its own, and the host reveals the first one.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::terms::{GameId, Role};

/// Part of a player in a lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret(pub [u8; Secret::BYTES]);

impl Secret {
    /// Number of random bytes.
    pub const BYTES: usize = 16;
}

/// Hash by which the host has committed itself to a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Commits to a secret in a game.
    pub fn to(secret: Secret, game: GameId) -> Self {
        let text = format!("gomoku lot {game} {secret}");
        Self(Sha256::digest(text).into())
    }

    /// Player who moves first by both secrets; `None` if that of the host is not the one to which
    /// it had committed itself.
    pub fn reveal(self, game: GameId, host: Secret, guest: Secret) -> Option<Role> {
        let is_odd = host.0.iter().chain(&guest.0).fold(0, |all, byte| all ^ byte) & 1 == 1;
        let first = if is_odd { Role::Guest } else { Role::Host };
        (Self::to(host, game) == self).then_some(first)
    }
}

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex<const BYTES: usize>(text: &str) -> Result<[u8; BYTES], ()> {
    let mut bytes = [0; BYTES];
    let is_hex = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_hex {
        return Err(());
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = text.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()).ok_or(())?;
    }
    Ok(bytes)
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Secret {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        read_hex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        read_hex(text).map(Self)
    }
}

/// Hash of lines, in 16 digits: equal logs have equal hashes.
pub(super) fn hash_of(lines: impl Iterator<Item = String>) -> String {
    let mut hash = Sha256::new();
    for line in lines {
        hash.update(line);
        hash.update(b"\n");
    }
    let mut text = String::new();
    for byte in &hash.finalize()[..8] {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(7);

    #[test]
    fn both_players_decide_the_lot() {
        let [zero, one] = [0, 1].map(|last| {
            let mut secret = [5; Secret::BYTES];
            secret[3] = 5 ^ last;
            Secret(secret)
        });
        for (host, guest, first) in [
            (zero, zero, Role::Host),
            (zero, one, Role::Guest),
            (one, zero, Role::Guest),
            (one, one, Role::Host),
        ] {
            assert_eq!(Commitment::to(host, GAME).reveal(GAME, host, guest), Some(first));
        }
    }

    #[test]
    fn the_host_cannot_reveal_another_secret() {
        let (secret, other) = (Secret([1; 16]), Secret([2; 16]));
        assert_eq!(Commitment::to(secret, GAME).reveal(GAME, other, secret), None);
        // Nor use the commitment of an earlier game.
        assert_eq!(Commitment::to(secret, GameId(6)).reveal(GAME, secret, secret), None);
    }

    #[test]
    fn secrets_and_commitments_are_parsed_from_their_text() {
        let secret = Secret([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 254, 255]);
        assert_eq!(secret.to_string().parse(), Ok(secret));
        let commitment = Commitment::to(secret, GAME);
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        for wrong in
            ["", "00", "+0010203040506070809000102030405", "é00010203040506070809000102030"]
        {
            assert_eq!(wrong.parse::<Secret>(), Err(()), "{wrong}");
        }
    }
}
