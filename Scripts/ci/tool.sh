#!/usr/bin/env bash
#
# The tool for a machine that starts empty each time.
#
#   tool.sh key           prints what the tool is made of and for, as one word
#   tool.sh build FOLDER  makes sure that FOLDER/catalog is the tool; FOLDER is what a cache keeps
#
# A tool that a cache brings is taken only when its key is that of these sources. Times say nothing
# here: a checkout and a cache are both as new as the machine.
set -euo pipefail
unset CDPATH
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=Scripts/setup.sh
. "$root/Scripts/setup.sh"

digest() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

key() {
  cd "$root"
  {
    swift --version 2>&1
    uname -sm
    cat /etc/os-release 2>/dev/null || sw_vers
    find Package.swift Sources Plugins Scripts/catalog -type f | LC_ALL=C sort |
      while IFS= read -r file; do digest "$file"; done
  } | digest | cut -d ' ' -f 1
}

build() {
  local folder=$1 wanted had=""
  require_packages
  wanted=$(key)
  if [ -f "$folder/key" ]; then IFS= read -r had <"$folder/key" || true; fi
  if [ -x "$folder/catalog" ] && [ "$had" = "$wanted" ]; then return 0; fi
  mkdir -p "$folder"
  rm -f "$folder/key"
  "$root/Scripts/catalog" help >/dev/null
  cp "$root/.build/tool/release/catalog" "$folder/catalog"
  printf '%s\n' "$wanted" >"$folder/key"
}

require_swift
case ${1:-} in
  key) key ;;
  build) build "${2:?the folder for the tool}" ;;
  *)
    say "usage: tool.sh key | tool.sh build FOLDER"
    exit 2
    ;;
esac
