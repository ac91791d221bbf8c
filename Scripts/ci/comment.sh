#!/usr/bin/env bash
#
# Keeps one comment in the pull request up to date. Nothing here fails the check: a comment that
# cannot be written is said, and the report is in the artifact all the same.
set -euo pipefail
unset CDPATH
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/ci/workflow.sh
. "$here/workflow.sh"

# GitHub takes so many characters, of which none has less than a byte.
comment_limit=65536

give_up() {
  say_at "$1" "There is no comment in the pull request: $2"
  exit 0
}

number=${PULL_REQUEST:-}
case $number in
  "")
    # Usual on a branch, and nothing to look at.
    echo "There is no pull request, and so no comment."
    exit 0
    ;;
  *[!0-9]*) give_up warning "its number is none." ;;
esac
if [ "${PULL_REQUEST_REPOSITORY:-}" != "${GITHUB_REPOSITORY:-}" ]; then
  give_up notice "it comes from a fork, whose runs may not write."
fi

make_scratch

if ! command -v gh >/dev/null 2>&1; then
  # A container may have no gh. Debian and Ubuntu have it as a package.
  (
    # shellcheck source=Scripts/setup.sh
    . "$here/../setup.sh"
    packages=(gh)
    command -v apt-get >/dev/null 2>&1 && install_with_apt
  ) >&2 || give_up warning "the program gh is missing."
fi
# Another server than GitHub's own has its token in another variable.
server=${GITHUB_SERVER_URL:-https://github.com}
export GH_HOST=${server#*://} GH_ENTERPRISE_TOKEN=${GH_TOKEN:-} GH_PROMPT_DISABLED=1

# api ARGUMENT…: the answer is in $scratch/answer.
api() {
  if gh api "$@" >"$scratch/answer" 2>"$scratch/problem" </dev/null; then return 0; fi
  local problem=""
  IFS= read -r problem <"$scratch/problem" || true
  give_up warning "${problem:-gh failed}. The job needs the permission “pull-requests: write”."
}

# The mark of the tool, and that of this report: a repository may have several.
mark="<!-- catalog report -->"
first_line="$mark <!-- $CATALOG_ARTIFACT -->"

# Anyone may write such a line. The comments of people are theirs, so only a bot's is taken.
comments=repos/$GITHUB_REPOSITORY/issues/$number/comments
api --paginate "$comments?per_page=100" --jq \
  ".[] | select(.user.type == \"Bot\" and ((.body // \"\") | startswith(\"$first_line\"))) | .id"
id=""
IFS= read -r id <"$scratch/answer" || true
case $id in *[!0-9]*) give_up warning "GitHub answered with something else than comments." ;; esac

body=$scratch/body
printf '%s\n' "$first_line" >"$body"
text=${CATALOG_REPORT:+$CATALOG_REPORT/comment.md}
if [ -n "$text" ] && [ -s "$text" ]; then
  if [ -z "$id" ] && [ "${CATALOG_VERDICT:-}" = fine ]; then exit 0; fi
  link=""
  if [ -n "${ARTIFACT_URL:-}" ]; then link="[The report with pictures]($ARTIFACT_URL)"; fi
  IFS= read -r line <"$text" || true
  if [ "$line" = "$mark" ]; then sed 1d "$text"; else cat "$text"; fi >>"$body"
  printf '\n%s\n' "$link" >>"$body"
  if [ "$(size_of "$body")" -gt "$comment_limit" ]; then
    printf '%s\n## There are more changes than fit into a comment\n\n%s\n' \
      "$first_line" "$link" >"$body"
  fi
else
  # What an earlier run said may not stand there as if it were of this one.
  if [ -z "$id" ]; then exit 0; fi
  printf '## There is no report\n\ncatalog could not finish. The log of the run says why.\n' >>"$body"
fi

if [ -n "$id" ]; then
  api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body"
else
  api --method POST "$comments" -F "body=@$body"
fi
