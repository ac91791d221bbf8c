#!/usr/bin/env bash
#
# Runs the steps of the action with stand-ins for the tool, for GitHub's command line and for the
# compiler, and with files in place of those that GitHub reads.
#
# Nothing here needs a network. The stand-ins take what they do from variables, and write the words
# that they were called with to files.
set -euo pipefail
unset CDPATH
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(cd "$(mktemp -d)" && pwd -P)
trap 'rm -rf "$work"' EXIT
failures=0

bin=$work/bin
mkdir "$bin"
for tool in bash cat chmod cp cut date dirname env find git grep head id mkdir mktemp mv od rm sed \
  sha256sum shasum sort tr uname wc; do
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

# Writes the comment, with the outputs of the steps before.
comment() {
  given CATALOG_ARTIFACT="$(output artifact)" CATALOG_REPORT="$(output report)"
  given CATALOG_VERDICT="$(output verdict)" PULL_REQUEST="${1-12}" GH_TOKEN=secret
  given PULL_REQUEST_REPOSITORY="${2-owner/app}" ARTIFACT_URL=https://github.example/a/1
  step comment
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

start "the screens are as approved"
run
expect status "$status" 0
expect words "$(called)" "<verify><--format><github><--report><$work/*/temp/catalog/catalog-report>"
expect verdict "$(output verdict)" fine
expect exit-code "$(output exit-code)" 0
expect causes "$(output causes)" 2
expect report "$(output report)" "$work/$name/temp/catalog/catalog-report"
expect summary "$(summary)" "summary of 2 changes"
expect "build of the tool" "$(output build)" false

start "exit codes"
for code_and_verdict in 0:fine 1:differences 2:usage 3:damaged 4:recorder-failed 70:bug 139:bug; do
  for fail_on in differences errors; do
    start "exit code $code_and_verdict, to fail on $fail_on"
    code=${code_and_verdict%:*}
    given tool_code="$code" INPUT_FAIL_ON="$fail_on"
    run
    expect "status of the run" "$status" 0
    expect verdict "$(output verdict)" "${code_and_verdict#*:}"
    expect "report, also when it fails" "$(output report)" "*/catalog-report"
    given CATALOG_EXIT_CODE="$(output exit-code)" CATALOG_FAIL_ON="$(output fail-on)"
    step finish
    if [ "$code:$fail_on" = 1:errors ]; then code=0; fi
    expect "status of the action" "$status" "$code"
  done
done
for code in "" " " 0x1 "1 2"; do
  start "the exit code “$code”"
  given CATALOG_EXIT_CODE="$code" CATALOG_FAIL_ON=errors
  step finish
  expect status "$status" 70
done

for kind in none "no json"; do
  for code in 0 1 4; do
    start "a run that ends with $code and leaves a report of the kind “$kind”"
    given report_kind=whole tool_code=1
    run
    expect "first report" "$(output report)" "*/catalog-report"
    given report_kind="$kind" tool_code="$code"
    run
    expect report "$(output report)" ""
    expect causes "$(output causes)" ""
    case $code in 4) wanted=4 ;; *) wanted=70 ;; esac
    expect exit-code "$(output exit-code)" "$wanted"
    expect summary "$(summary)" "*\`catalog verify\` ended with exit code $wanted*"
  done
done

start "annotations"
mkdir -p "$workspace/.git" "$workspace/the app, 100%/Content"
given INPUT_WORKING_DIRECTORY="the app, 100%" tool_errors=$'::error::from the recorder\n::add-mask::e'
given tool_output=$'::error file=Content/Screens/a.snap,line=3,title=t::changed\n::set-output name=x::y\nwords\n::notice title=t::n'
run
expect commands "$(commands)" "::error file=the app%2C 100%25/Content/Screens/a.snap,line=3,title=t::changed
::notice title=t::n"
expect "trusted repository" "$(cat "$calls.trusted")" "$workspace"

start "hostile inputs stay values"
hostile='a"b'\''c $(touch hacked) `touch hacked` ;touch hacked %0A::error::x'
given INPUT_FILTER="$hostile"$'\r\n\n--prune\n*/empty' INPUT_REPORT='out $(touch hacked);x'
run
expect words "$(called)" "<verify>*<$workspace/out \$(touch hacked);x><--filter=a\"b'c \$(touch hacked) *><--filter=--prune><--filter=\*/empty>"
expect "files left behind" "$(find "$work" -name 'hacked*')" ""

for input in COMMAND WORKING_DIRECTORY BASE REPORT ARTIFACT COMMENT SHARD SHARDS FAIL_ON CATALOG; do
  start "a line break in $input"
  given INPUT_$input=$'diff\nverdict=fine\r::error::x'
  step prepare
  expect status "$status" 2
  expect outputs "$(cat "$work/$name/output")" ""
  expect commands "$(commands)" "::error title=catalog::The input * holds a control character*"
done

while IFS='|' read -r inputs problem; do
  start "refused: $inputs"
  # shellcheck disable=SC2086 # a list of words
  given $inputs
  step prepare
  expect status "$status" 2
  expect problem "$log" "::error title=catalog::*$problem*"
done <<'LIST'
INPUT_COMMAND=record|no command “record”
INPUT_COMMAND=%0A::error::x|no command “%250A::error::x”
INPUT_WORKING_DIRECTORY=missing|holds no folder Content
INPUT_WORKING_DIRECTORY=/|holds no folder Content
INPUT_COMMENT=yes|true or false
INPUT_FAIL_ON=never|differences or errors
INPUT_ARTIFACT=a/b|of the artifact
INPUT_ARTIFACT=a--b|of the artifact
INPUT_ARTIFACT=-->|of the artifact
INPUT_SHARD=2|not one of a number
INPUT_SHARD=0/3|not one of a number
INPUT_SHARD=1/2/3|not one of a number
INPUT_SHARD=1/2 INPUT_COMMENT=true|for the command merge
INPUT_COMMAND=diff INPUT_SHARD=1/2|for the command verify
INPUT_COMMAND=diff INPUT_FILTER=x|for the command verify
INPUT_BASE=main|for the command diff
INPUT_COMMAND=diff INPUT_BASE=--html=x|is no revision
INPUT_SHARDS=x|for the command merge
INPUT_COMMAND=merge|needs the input shards
INPUT_REPORT=out/*|patterns
INPUT_REPORT=out[1]|patterns
INPUT_REPORT=!out|patterns
INPUT_CATALOG=no-such-program|no program
INPUT_CATALOG=./Content|no program
LIST

start "a shard"
given INPUT_SHARD=2/3
run
expect words "$(called)" "<verify>*<--shard=2/3>"
expect artifact "$(output artifact)" catalog-report-2-of-3

start "the verdict of shards"
for shard in 1 2 3; do
  mkdir -p "$workspace/shards/catalog-report-$shard-of-3"
  touch "$workspace/shards/catalog-report-$shard-of-3/shard-$shard-of-3.stream"
  touch "$workspace/shards/catalog-report-$shard-of-3/shard-$shard-of-3-again.stream"
done
mkdir "$workspace/shards/something else"
given INPUT_COMMAND=merge INPUT_SHARDS=shards
run
expect words "$(called)" "<merge><--format><github><--report><*><--><*/catalog-report-1-of-3><*/catalog-report-2-of-3><*/catalog-report-3-of-3>"
start "no shard at all"
given INPUT_COMMAND=merge INPUT_SHARDS=shards
run
expect status "$status" 2
expect words "$(called)" ""

start "the site"
given INPUT_COMMAND=site tool_code=1 tool_output=$'stale: a\n::error::b\nleft over: c'
run
expect words "$(called)" "<build><--check>"
expect commands "$(commands)" ""
expect report "$(output report)" ""
expect verdict "$(output verdict)" differences
expect summary "$(summary)" "The site is out of date*"

commit() {
  git -C "$workspace" -c user.name=a -c user.email=a@example.com "$@" >/dev/null
}
# A branch of two commits, and its merge as GitHub makes it, from a base that has moved on.
repository() {
  git -C "$workspace" init -q -b main
  commit commit --allow-empty -m base
  base=$(git -C "$workspace" rev-parse HEAD)
  git -C "$workspace" checkout -q -b topic
  commit commit --allow-empty -m topic
  git -C "$workspace" checkout -q main
  commit commit --allow-empty -m "main goes on"
  given INPUT_COMMAND=diff PULL_REQUEST_BASE="$base"
}
start "what a pull request changes"
repository
commit merge -m merge topic
given GITHUB_REF=refs/pull/12/merge GITHUB_SHA="$(git -C "$workspace" rev-parse HEAD)"
run
expect words "$(called)" "<diff><--format><github><--html><*><--><HEAD^1><HEAD>"
expect "what it fails on" "$(output fail-on)" errors
start "what a branch changes that is checked out itself"
repository
git -C "$workspace" checkout -q topic
commit merge -m merge main
given GITHUB_REF=refs/pull/12/merge GITHUB_SHA=0000
run
expect words "$(called)" "<diff>*<--><$base...HEAD>"
start "a base of one's own"
repository
given INPUT_BASE=topic
run
expect words "$(called)" "<diff>*<--><topic...HEAD>"
start "a base that the clone has not"
repository
given INPUT_BASE='topic; touch hacked'
run
expect status "$status" 2
expect problem "$log" "*has no commit*fetch-depth*"
start "no base at all"
repository
given PULL_REQUEST_BASE=
run
expect status "$status" 2
expect words "$(called)" ""

start "a summary that is just short enough"
printf '%1048000s' x >"$work/$name/summary"
run
expect size "$(($(wc -c <"$work/$name/summary")))" 1048021
start "a summary that is too long with what is there"
printf '%1048570s' x >"$work/$name/summary"
run
expect size "$(($(wc -c <"$work/$name/summary")))" 1048570
start "a summary that is too long by itself"
given report_kind=whole
run
printf '%1048576s' x >"$(output report)/summary.md"
: >"$work/$name/summary"
stand_in long-catalog <<'BODY'
mkdir -p "$CATALOG_REPORT"
echo '{}' >"$CATALOG_REPORT/report.json"
echo x >"$CATALOG_REPORT/index.html"
printf '%1048576s' x >"$CATALOG_REPORT/summary.md"
BODY
given CATALOG_TOOL="$bin/long-catalog"
step run
expect summary "$(summary)" "The summary has more than GitHub shows*"
start "no summary"
given GITHUB_STEP_SUMMARY=
run
expect status "$status" 0

start "a first comment"
given tool_code=1
run
comment
expect status "$status" 0
expect words "$(called)" "*<api><--paginate><repos/owner/app/issues/12/comments?per_page=100>*Bot*<!-- catalog report --> <!-- catalog-report -->*
<api><--method><POST><repos/owner/app/issues/12/comments>*"
expect comment "$(cat "$calls.body")" "<!-- catalog report --> <!-- catalog-report -->
## 2 changes

\[The report with pictures\](https://github.example/a/1)"
expect "host and token" "$(cat "$calls.token")" "github.example secret"
expect commands "$(commands)" ""

start "a later comment"
given tool_code=1 gh_comments=$'77\n78\n'
run
comment
expect words "$(called)" "*<PATCH><repos/owner/app/issues/comments/77>*"

start "nothing is different, and nothing was"
run
comment
expect words "$(called)" "*--paginate*"
expect comments "$(grep -c -e POST -e PATCH "$calls" || true)" 0

start "nothing is different any more"
given gh_comments=77
run
comment
expect words "$(called)" "*<PATCH>*"

for comments in "" 77; do
  start "no report, and the comments are “$comments”"
  given tool_code=4 report_kind=none gh_comments="$comments"
  run
  comment
  expect status "$status" 0
  if [ -n "$comments" ]; then
    expect comment "$(cat "$calls.body")" "*There is no report*"
  else
    expect comments "$(grep -c -e POST -e PATCH "$calls" || true)" 0
  fi
done

start "a comment that is too long"
given tool_code=1
run
{ echo '<!-- catalog report -->' && printf '%65500s\n' x; } >"$(output report)/comment.md"
comment
expect comment "$(cat "$calls.body")" "<!-- catalog report -->*more changes than fit*https://github.example/a/1*"

start "no pull request"
given tool_code=1
run
: >"$calls"
comment "" ""
expect status "$status" 0
expect calls "$(called)" ""
expect commands "$(commands)" ""

while IFS='|' read -r number from problem; do
  start "no comment: $number, $from"
  given tool_code=1
  run
  : >"$calls"
  comment "$number" "$from"
  expect status "$status" 0
  expect calls "$(called)" ""
  expect commands "$(commands)" "::$problem*"
done <<'LIST'
12|fork/app|notice *from a fork
12||notice *from a fork
1;x|owner/app|warning *
LIST

for part in --paginate POST; do
  start "GitHub refuses $part"
  given tool_code=1 gh_fails="$part"
  run
  comment
  expect status "$status" 0
  expect commands "$(commands)" "::warning title=catalog::*HTTP 403: Resource%0D::error::not accessible (100%25). The job needs*"
done
start "an answer that is none"
given tool_code=1 gh_comments='<html>'
run
comment
expect status "$status" 0
expect commands "$(commands)" "::warning title=catalog::*something else*"

start "no gh"
given tool_code=1
run
mv "$bin/gh" "$work/gh"
comment
expect status "$status" 0
expect commands "$(commands)" "::warning *gh is missing*"
# As in a container of Debian's, whose root may install it.
stand_in id <<<'echo 0'
stand_in apt-get <<BODY
echo "apt-get \$*" >>"\$calls"
mv "$work/gh" "$bin/gh"
BODY
comment
expect words "$(called)" "*apt-get *install*gh*<POST>*"
rm "$bin/apt-get"

start "the tool is built once"
package="$work/$name/a package"
mkdir -p "$package/Scripts/ci" "$package/Sources" "$package/Plugins"
cp "$scripts/catalog" "$scripts/setup.sh" "$package/Scripts"
cp "$scripts"/ci/*.sh "$package/Scripts/ci"
touch "$package/Package.swift"
echo 1 >"$package/Sources/main.swift"
tool() {
  status=0
  log=$(env -i "${environment[@]}" "$@" 2>&1 </dev/null) || status=$?
}
folder="$work/$name/a cache"
builds() { grep -c build "$calls" || true; }
tool "$package/Scripts/ci/tool.sh" build "$folder"
expect status "$status" 0
expect tool "$("$folder/catalog")" "the tool"
# A cache brings files with the time of now.
touch "$folder/key" "$folder/catalog"
tool "$package/Scripts/ci/tool.sh" build "$folder"
expect builds "$(builds)" 1
tool "$package/Scripts/ci/tool.sh" key
first=$log
echo 2 >"$package/Sources/main.swift"
tool "$package/Scripts/ci/tool.sh" key
expect "key of other sources" "$([ "$log" = "$first" ] && echo the same)" ""
rm -rf "$package/.build"
tool "$package/Scripts/ci/tool.sh" build "$folder"
expect "builds after a change" "$(builds)" 2
given swift_version=7
rm -rf "$package/.build"
tool "$package/Scripts/ci/tool.sh" build "$folder"
expect "builds with another compiler" "$(builds)" 3
given INPUT_CATALOG= swift_version=6
scripts="$package/Scripts"
step prepare
expect build "$(output build)" true
expect key "$(output key)" "catalog-????????????????????????????????????????????????????????????????"
expect tool "$(output tool)" "$(output tool-folder)/catalog"
tool "$package/Scripts/ci/tool.sh"
expect "status of no command" "$status" 2

if [ "$failures" -gt 0 ]; then exit 1; fi
echo "The steps of the action do what they should."
