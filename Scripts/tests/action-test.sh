#!/usr/bin/env bash
#
# The steps of the action that choose what to do, do it and tell it: outputs, annotations, summary.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/tests/ci-stand-ins.sh
. "$here/ci-stand-ins.sh"

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

start "a folder for the report with somebody else's page"
mkdir -p "$workspace/docs"
echo theirs >"$workspace/docs/index.html"
echo '{"causes": 9}' >"$workspace/docs/report.json"
given INPUT_REPORT=docs report_kind=none tool_code=3
run
expect page "$(cat "$workspace/docs/index.html")" theirs
expect report "$(output report)" ""
expect exit-code "$(output exit-code)" 3

start "annotations"
mkdir -p "$workspace/.git" "$workspace/the app, 100%/Content"
given INPUT_WORKING_DIRECTORY="the app, 100%" tool_errors=$'::error::from the recorder\n::add-mask::e'
given tool_output=$'::error file=the app%2C 100%25/Content/Screens/a.snap,line=3,title=t::changed\n::set-output name=x::y\nwords\n::notice title=t::n'
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

# A branch of two commits, and its merge as GitHub makes it, from a base that has moved on.
repository() {
  git -C "$workspace" init -q -b main
  as_somebody commit --allow-empty -m base
  base=$(git -C "$workspace" rev-parse HEAD)
  git -C "$workspace" checkout -q -b topic
  as_somebody commit --allow-empty -m topic
  git -C "$workspace" checkout -q main
  as_somebody commit --allow-empty -m "main goes on"
  given INPUT_COMMAND=diff PULL_REQUEST_BASE="$base"
}
start "what a pull request changes"
repository
as_somebody merge -m merge topic
given GITHUB_REF=refs/pull/12/merge GITHUB_SHA="$(git -C "$workspace" rev-parse HEAD)"
run
expect words "$(called)" "<diff><--format><github><--html><*><--><HEAD^1><HEAD>"
expect "what it fails on" "$(output fail-on)" errors
start "what a branch changes that is checked out itself"
repository
git -C "$workspace" checkout -q topic
as_somebody merge -m merge main
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
echo index.html >"$CATALOG_REPORT/.catalog-report"
printf '%1048576s' x >"$CATALOG_REPORT/summary.md"
BODY
given CATALOG_TOOL="$bin/long-catalog"
step run
expect summary "$(summary)" "The summary has more than GitHub shows*"
start "no summary"
given GITHUB_STEP_SUMMARY=
run
expect status "$status" 0

finish "The steps of the action do what they should."
