# Builds the program from this checkout:
#
#     nix-build -E 'with import <nixpkgs> { }; callPackage ./packaging/nix/package.nix { }'
#
# In nixpkgs, src is a fetcher with the address of the project, lockFile becomes cargoHash, and meta
# gets a homepage and maintainers.
{
  lib,
  stdenv,
  rustPlatform,
  installShellFiles,
}:

rustPlatform.buildRustPackage {
  pname = "gomoku-tui";
  version = (lib.importTOML ../../Cargo.toml).package.version;

  src = lib.cleanSource ../..;
  cargoLock.lockFile = ../../Cargo.lock;

  nativeBuildInputs = [ installShellFiles ];

  # Tests of the built program need a pseudo-terminal and other processes, which a sandbox may lack.
  cargoTestFlags = [ "--lib" ];

  postInstall =
    ''
      install -Dm644 packaging/gomoku-tui.desktop -t $out/share/applications
      install -Dm644 packaging/gomoku-tui.svg -t $out/share/icons/hicolor/scalable/apps
    ''
    + lib.optionalString (stdenv.buildPlatform.canExecute stdenv.hostPlatform) ''
      $out/bin/gomoku man --dir man
      $out/bin/gomoku completions --dir completions
      installManPage man/*.1
      installShellCompletion completions/gomoku.{bash,fish} --zsh completions/_gomoku
    '';

  meta = {
    description = "Gomoku for your terminal: play a friend or the computer";
    license = with lib.licenses; [
      mit
      asl20
    ];
    mainProgram = "gomoku";
    platforms = lib.platforms.unix ++ lib.platforms.windows;
  };
}
