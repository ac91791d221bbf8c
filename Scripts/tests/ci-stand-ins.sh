# Sourced by the tests of what runs on machines of a CI: stand-ins for the tool, for GitHub's
# command line and for the compiler, and files in place of those that GitHub reads.
#
# Nothing here needs a network. The stand-ins take what they do from variables, and write the words
# that they were called with to a file.
# shellcheck shell=bash
set -euo pipefail
unset CDPATH
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(cd "$(mktemp -d)" && pwd -P)
trap 'rm -rf "$work"' EXIT
failures=0

bin=$work/bin
mkdir "$bin"
for tool in bash cat chmod cp cut dirname env find git grep head id mkdir mktemp mv od rm sed \
  sh sha256sum shasum sort tr uname wc; do
  found=$(command -v "$tool" | grep / || true)
  if [ -n "$found" ]; then ln -s "$found" "$bin/$tool"; fi
done

# stand_in NAME: its body comes on standard input.
stand_in() {
  { printf '#!%s\n' "$BASH" && cat; } >"$bin/$1"
  chmod +x "$bin/$1"
}

# Writes a report of two causes, unless $report_kind says otherwise, and ends with $tool_code.
stand_in catalog <<'BODY'
for word; do printf '<%s>' "$word"; done >>"$calls"
echo >>"$calls"
printf '%s\n' "${GIT_CONFIG_VALUE_0:-}" >"$calls.trusted"
folder=""
for word; do
  if [ "${before:-}" = --report ] || [ "${before:-}" = --html ]; then folder=$word; fi
  before=$word
done
printf '%s' "${tool_errors:-}" >&2
printf '%s' "${tool_output:-}"
if [ -n "$folder" ] && [ "${report_kind:-whole}" != none ]; then
  echo '<!doctype html>' >"$folder/index.html"
  echo index.html >"$folder/.catalog-report"
  if [ "$report_kind" != "no json" ]; then
    printf '{\n  "title": "\\"causes\\": 7",\n  "counts": {\n    "causes": 2,\n    "screens": 1\n  },\n  "causes": []\n}\n' >"$folder/report.json"
  fi
  printf '<!-- catalog report -->\n## 2 changes\n' >"$folder/comment.md"
  printf '%s' "${summary:-summary of 2 changes}" >"$folder/summary.md"
fi
exit "${tool_code:-0}"
BODY

# Answers a question for comments with $gh_comments, and fails where $gh_fails is in its words.
stand_in gh <<'BODY'
for word; do
  printf '<%s>' "$word"
  case $word in body=@*) cp "${word#body=@}" "$calls.body" ;; esac
done >>"$calls"
echo >>"$calls"
printf '%s %s\n' "$GH_HOST" "$GH_TOKEN" >"$calls.token"
case "$*" in *"${gh_fails:-no such words}"*)
  printf 'HTTP 403: Resource\r::error::not accessible (100%%)\nmore\n' >&2
  exit 1
  ;;
esac
case "$*" in *--paginate*) printf '%s' "${gh_comments:-}" ;; esac
BODY

stand_in swift <<'BODY'
if [ "$1" = --version ]; then echo "Swift version ${swift_version:-6}"; exit 0; fi
while [ $# -gt 0 ]; do
  if [ "$1" = --scratch-path ]; then scratch=$2; fi
  shift
done
echo build >>"$calls"
mkdir -p "$scratch/release"
printf '#!%s\necho the tool\n' "$BASH" >"$scratch/release/catalog"
chmod +x "$scratch/release/catalog"
BODY
stand_in pkg-config <<<'exit 0'

# start NAME: a workspace with a catalog, and a run of GitHub's without any input.
start() {
  name=$1
  workspace="$work/$name/a workspace"
  mkdir -p "$workspace/Content" "$work/$name/temp"
  environment=(
    PATH="$bin" HOME="$work" CI=true calls="$work/$name/calls" report_kind=whole
    GITHUB_WORKSPACE="$workspace" RUNNER_TEMP="$work/$name/temp" GITHUB_REPOSITORY=owner/app
    GITHUB_OUTPUT="$work/$name/output" GITHUB_STEP_SUMMARY="$work/$name/summary"
    GITHUB_SERVER_URL=https://github.example INPUT_CATALOG=catalog
  )
  calls=$work/$name/calls
  : >"$calls"
  : >"$work/$name/output"
  : >"$work/$name/summary"
}

# given NAME=VALUE…: more of the environment of the steps to come.
given() { environment+=("$@"); }

# step SCRIPT: sets status, and log to what GitHub would read.
step() {
  status=0
  log=$(env -i "${environment[@]}" "$BASH" "$scripts/ci/$1.sh" 2>&1 </dev/null) || status=$?
}

# The value of an output of the steps so far.
output() { sed -n "s/^$1=//p" "$work/$name/output" | tail -n 1; }

# Runs the tool as the action does, with the outputs of the first step.
run() {
  step prepare
  expect "status of the first step" "$status" 0
  local part
  for part in COMMAND FOLDER REPORT TOOL; do
    given "CATALOG_$part=$(output "$(printf '%s' "$part" | tr '[:upper:]' '[:lower:]')")"
  done
  step run
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

called() { cat "$calls"; }
summary() { cat "$work/$name/summary"; }

# Lines that GitHub would take as commands, with the stretch in which it takes none left out.
commands() {
  local line="" until=""
  while IFS= read -r line; do
    case $line in
      "::stop-commands::"*) if [ -z "$until" ]; then until="::${line#::stop-commands::}::"; fi ;;
      "::"*)
        if [ -n "$until" ] && [ "$line" = "$until" ]; then until=""; continue; fi
        if [ -z "$until" ]; then printf '%s\n' "$line"; fi
        ;;
    esac
  done <<<"$log"
  if [ -n "$until" ]; then echo "commands stay stopped"; fi
}

# as_somebody WORD…: git in the workspace, with a name for what it commits.
as_somebody() {
  git -C "$workspace" -c user.name=a -c user.email=a@example.com "$@" >/dev/null
}

# The end of a test.
finish() {
  if [ "$failures" -gt 0 ]; then exit 1; fi
  echo "$1"
}
