#!/usr/bin/env bash
#
# Runs Scripts/catalog against stand-ins for the package manager and the compiler.
#
# PATH holds nothing but the stand-ins and a few ordinary tools, so nothing is really installed or
# built. Each stand-in writes its name and arguments to $calls.
set -euo pipefail
unset CDPATH
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export calls=$work/calls
failures=0

# stand_in NAME: its body comes on standard input.
stand_in() {
  {
    printf '#!%s\nprintf "%%s\\n" "%s $*" >>"$calls"\n' "$BASH" "$1"
    cat
  } >"$bin/$1"
  chmod +x "$bin/$1"
}

# start NAME: an empty package in a folder with a space in its name, on a Linux machine of root's
# where nothing is missing.
start() {
  name=$1
  package="$work/$name/a package"
  bin=$work/$name/bin
  export installed=$work/$name/installed
  mkdir -p "$package/Scripts" "$package/Sources/catalog" "$package/Plugins" "$bin" "$installed"
  cp "$scripts/catalog" "$scripts/setup.sh" "$package/Scripts"
  touch "$package/Package.swift" "$package/Sources/catalog/main.swift"
  touch "$installed/libcmark" "$installed/yaml-0.1" "$installed/libunibreak"
  : >"$calls"
  local tool
  for tool in bash cat chmod env find ln mkdir mv pwd readlink rm touch; do
    ln -s "$(command -v "$tool" | grep / || echo "/bin/$tool")" "$bin/$tool"
  done
  stand_in uname <<<'echo Linux'
  stand_in id <<<'echo 0'
  stand_in pkg-config <<<'[ -e "$installed/$2" ]'
  stand_in apt-get <<<'case $* in
    *install*) for last; do :; done
      case " $* " in *" libcmark-dev "*) touch "$installed/libcmark" ;; esac
      case " $* " in *" libyaml-dev "*) touch "$installed/yaml-0.1" ;; esac
      case " $* " in *" libunibreak-dev "*) touch "$installed/libunibreak" ;; esac ;;
    esac'
  # The compiler makes a tool that tells what it was given.
  stand_in swift <<<'while [ $# -gt 0 ]; do
      if [ "$1" = --scratch-path ]; then scratch=$2; fi
      shift
    done
    echo "compiler output"
    mkdir -p "$scratch/release"
    { echo "#!$BASH"; echo "echo \"in \$PWD: \$*\"; exit \${1:-0}"; } >"$scratch/release/catalog"
    chmod +x "$scratch/release/catalog"'
}

# run ARGUMENT…: sets status, output and errors.
run() {
  status=0
  output=$(PATH=$bin "$BASH" "${script:-$package/Scripts/catalog}" "$@" 2>"$work/errors") || status=$?
  errors=$(cat "$work/errors")
}

# expect WHAT ACTUAL PATTERN
expect() {
  # shellcheck disable=SC2254 # the third is a pattern
  case $2 in
    $3) ;;
    *)
      printf '%s: %s is\n  %s\nand not\n  %s\n' "$name" "$1" "$2" "$3"
      failures=$((failures + 1))
      ;;
  esac
}

called() { grep "^$1 " "$calls" || true; }
count() { called "$1" | wc -l | tr -d ' '; }

start "nothing is missing"
run 0 "two words"
expect status "$status" 0
expect output "$output" "in $PWD: 0 two words"
expect errors "$errors" ""
expect apt-get "$(called apt-get)" ""
expect sudo "$(called sudo)" ""
expect swift "$(called swift)" "swift build *-c release --product catalog --static-swift-stdlib"

start "one is missing and root asks"
rm "$installed/yaml-0.1"
run
expect status "$status" 0
expect apt-get "$(called apt-get)" "apt-get * install -y --no-install-recommends libyaml-dev"
expect errors "$errors" "Installing libyaml-dev with apt-get …"

start "the line breaker is missing"
rm "$installed/libunibreak"
run
expect status "$status" 0
expect apt-get "$(called apt-get)" "apt-get * install -y --no-install-recommends libunibreak-dev"

start "there are no package lists"
rm "$installed/libcmark" "$installed/yaml-0.1"
stand_in apt-get <<<'case $* in
    *update) touch "$installed/lists" ;;
    *install*) [ -e "$installed/lists" ] || exit 100; touch "$installed/libcmark" "$installed/yaml-0.1" ;;
  esac'
run
expect status "$status" 0
expect apt-get "$(called apt-get)" "*libcmark-dev libyaml-dev
*update
*libcmark-dev libyaml-dev"

start "pkg-config is missing"
rm "$bin/pkg-config"
run
expect status "$status" 2
expect apt-get "$(called apt-get)" "*install * libcmark-dev libyaml-dev libunibreak-dev pkg-config"

start "the package manager fails"
rm "$installed/libcmark"
stand_in apt-get <<<'echo "no such package"; exit 100'
run
expect status "$status" 2
expect output "$output" ""
expect errors "$errors" "*no such package*This failed: *libcmark-dev"

start "a user without sudo"
rm "$installed/libcmark"
stand_in id <<<'echo 1000'
run
expect status "$status" 2
expect errors "$errors" "*sudo apt-get install -y libcmark-dev"
expect apt-get "$(called apt-get)" ""
stand_in sudo <<<'exit 1'
run
expect status "$status" 2

start "a user with sudo"
rm "$installed/libcmark"
stand_in id <<<'echo 1000'
stand_in sudo <<<'shift; "$@"'
run
expect status "$status" 0
expect sudo "$(called sudo)" "*env DEBIAN_FRONTEND=noninteractive apt-get *install *libcmark-dev"

start "a Mac"
rm "$installed/libcmark"
stand_in uname <<<'echo Darwin'
stand_in id <<<'echo 501'
run
expect status "$status" 2
expect errors "$errors" "*brew install cmark"
stand_in brew <<<'touch "$installed/libcmark"'
run
expect status "$status" 0
expect brew "$(called brew)" "brew install cmark"
expect swift "$(called swift)" "*--product catalog"
rm "$bin/pkg-config" "$package/.build/tool/built"
run
expect brew "$(called brew)" "*brew install cmark libyaml libunibreak pkgconf"

start "an unknown system"
rm "$installed/libcmark" "$bin/apt-get"
run
expect status "$status" 2
expect errors "$errors" "*No package manager*"

start "there is no compiler"
rm "$bin/swift"
run
expect status "$status" 2
expect errors "$errors" "*Swift toolchain*"

start "the build fails"
stand_in swift <<<'echo "main.swift: error"; exit 1'
run
expect status "$status" 70
expect output "$output" ""
expect errors "$errors" "*main.swift: error*"

# Waits until the clock of the file system has moved on since the build.
let_the_clock_tick() {
  until [ -n "$(find "$work/tick" -cnewer "$package/.build/tool/built" 2>/dev/null)" ]; do
    touch "$work/tick"
  done
}

start "a build is only made when something changed"
run
run 7
expect status "$status" 7
expect "builds after nothing changed" "$(count swift)" 1
builds=1
for change in \
  'echo >>"$package/Sources/catalog/main.swift"' \
  'touch "$package/Sources/catalog/new.swift"' \
  'rm "$package/Sources/catalog/new.swift"' \
  'touch -t 200001010000 "$package/Package.swift"' \
  'touch "$bin/swift"' \
  'rm "$package/.build/tool/release/catalog"'; do
  let_the_clock_tick
  eval "$change"
  run
  run
  builds=$((builds + 1))
  expect "builds after $change" "$(count swift)" "$builds"
done

start "a link from another folder"
mkdir "$work/else where"
ln -s "$package/Scripts/catalog" "$work/absolute"
ln -s "../absolute" "$work/else where/relative"
for script in "$work/absolute" "$work/else where/relative" "relative" "else where/relative"; do
  case $script in relative) cd "$work/else where" ;; *) cd "$work" ;; esac
  run 0
  expect output "$output" "in $PWD: 0"
done
expect builds "$(count swift)" 1

if [ "$failures" -gt 0 ]; then exit 1; fi
echo "The set-up scripts do what they should."
