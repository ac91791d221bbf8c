#!/usr/bin/env bash
#
# The step of the action that keeps one comment in a pull request up to date.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/tests/ci-stand-ins.sh
. "$here/ci-stand-ins.sh"

# Writes the comment, with the outputs of the steps before.
comment() {
  given CATALOG_ARTIFACT="$(output artifact)" CATALOG_REPORT="$(output report)"
  given CATALOG_VERDICT="$(output verdict)" PULL_REQUEST="${1-12}" GH_TOKEN=secret
  given PULL_REQUEST_REPOSITORY="${2-owner/app}" ARTIFACT_URL=https://github.example/a/1
  step comment
}

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

# The tool cuts its comment, so that there is room for the mark and the link.
start "a comment as long as the tool writes one"
given tool_code=1 INPUT_ARTIFACT="$(printf '%0100d' 1)"
run
{
  printf '<!-- catalog report -->\n## 900 changes\n%63900s\n' x
  printf 'Left out: 500 more changes.\n'
} >"$(output report)/comment.md"
expect "bytes of the comment" "$(($(wc -c <"$(output report)/comment.md") <= 64000))" 1
comment
expect comment "$(cat "$calls.body")" "<!-- catalog report --> <!-- *1 -->
## 900 changes
*Left out: 500 more changes.*https://github.example/a/1*"
expect "bytes of the body" "$(($(wc -c <"$calls.body") <= 65536))" 1

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

finish "There is one comment where there should be."
