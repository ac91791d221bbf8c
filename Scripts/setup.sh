# Sourced by the other scripts: makes sure that what the build needs is there.
#
# Asks the package manager only when something is missing, and says so on standard error. Whatever
# cannot be done here ends with exit code 2 and the command to run by hand.
# shellcheck shell=bash

say() { printf '%s\n' "$*" >&2; }

# Sets missing_libraries to the pkg-config names that are not there, and missing_tool to yes when
# pkg-config itself is not. Without it nothing can be known, so then all libraries count.
find_missing() {
  missing_libraries=""
  missing_tool=""
  command -v pkg-config >/dev/null 2>&1 || missing_tool=yes
  local library
  for library in libcmark yaml-0.1 libunibreak; do
    pkg-config --exists "$library" 2>/dev/null || missing_libraries="$missing_libraries $library"
  done
  [ -n "$missing_libraries$missing_tool" ]
}

# Sets packages to the names that the package manager has for what is missing.
name_packages() {
  local cmark=$1 yaml=$2 unibreak=$3 tool=$4 library
  packages=()
  for library in $missing_libraries; do
    case $library in
      libcmark) packages+=("$cmark") ;;
      yaml-0.1) packages+=("$yaml") ;;
      libunibreak) packages+=("$unibreak") ;;
    esac
  done
  if [ -n "$missing_tool" ]; then packages+=("$tool"); fi
}

require_packages() {
  if ! find_missing; then return 0; fi
  if [ "$(uname -s)" = Darwin ]; then
    name_packages cmark libyaml libunibreak pkgconf
    install_with_brew
  elif command -v apt-get >/dev/null 2>&1; then
    name_packages libcmark-dev libyaml-dev libunibreak-dev pkg-config
    install_with_apt
  else
    say "Missing: cmark, libyaml and libunibreak with their headers, or pkg-config to find them."
    say "No package manager that this script knows was found: install them and try again."
    exit 2
  fi
  if find_missing; then
    say "pkg-config still does not find:$missing_libraries"
    exit 2
  fi
}

install_with_brew() {
  if ! command -v brew >/dev/null 2>&1; then
    say "Missing packages: ${packages[*]}. Install Homebrew, then run:"
    say "  brew install ${packages[*]}"
    exit 2
  fi
  say "Installing ${packages[*]} with Homebrew …"
  if ! brew install "${packages[@]}" >&2; then
    say "This failed: brew install ${packages[*]}"
    exit 2
  fi
}

install_with_apt() {
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    if ! sudo -n true >/dev/null 2>&1; then
      say "Missing packages: ${packages[*]}. Only root may install them; run:"
      say "  sudo apt-get update && sudo apt-get install -y ${packages[*]}"
      exit 2
    fi
    as_root=(sudo -n)
  fi
  say "Installing ${packages[*]} with apt-get …"
  # A fresh machine has no package lists yet, and old lists name packages that are gone: both show
  # only when the first try fails. A machine that just started may hold the lock for a while.
  if apt_get install >/dev/null 2>&1 || { apt_get update && apt_get install; } >&2; then return 0; fi
  say "This failed: apt-get install -y ${packages[*]}"
  exit 2
}

# Runs apt-get as root without questions; the expansions are written so that bash 3.2 takes an
# empty list.
apt_get() {
  local arguments=(update)
  if [ "$1" = install ]; then
    arguments=(install -y --no-install-recommends "${packages[@]}")
  fi
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=120 "${arguments[@]}" </dev/null
}

require_swift() {
  if command -v swift >/dev/null 2>&1; then return 0; fi
  say "Missing: a Swift toolchain, 6.2 or newer, with “swift” on the PATH. See swift.org/install."
  exit 2
}
