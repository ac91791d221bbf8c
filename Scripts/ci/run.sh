#!/usr/bin/env bash
#
# Runs the tool once. Its exit code becomes an output, so that the report is uploaded whatever it is.
set -euo pipefail
unset CDPATH
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/ci/workflow.sh
. "$here/workflow.sh"
make_scratch

cd -- "$CATALOG_FOLDER"
repository=$PWD
until [ -e "$repository/.git" ] || [ -z "$repository" ]; do repository=${repository%/*}; done
# In a container the checkout belongs to another user, and git refuses to read it.
if [ -n "$repository" ] && [ -z "${GIT_CONFIG_COUNT:-}" ]; then
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=$repository
fi

# What an earlier run left in the folder is not the result of this one. A folder without its list holds
# files of somebody else, and the tool says so.
remove_earlier_report() {
  local file
  if [ ! -f "$CATALOG_REPORT/.catalog-report" ]; then return 0; fi
  for file in index.html report.json junit.xml summary.md comment.md annotations.txt; do
    rm -f -- "$CATALOG_REPORT/$file"
  done
}

is_merge_of_pull_request() {
  case ${GITHUB_REF:-} in refs/pull/*/merge) ;; *) return 1 ;; esac
  [ "$(git rev-parse -q --verify HEAD 2>/dev/null)" = "${GITHUB_SHA:-}" ] &&
    git rev-parse -q --verify 'HEAD^1^{commit}' >/dev/null 2>&1
}

# Sets sides to what the command diff compares: what a pull request changes, unless a base is given.
choose_sides() {
  local base=${INPUT_BASE:-}
  if [ -z "$base" ]; then
    if [ -z "${PULL_REQUEST_BASE:-}" ]; then
      refuse "Outside a pull request, the command diff needs the input base."
    fi
    # GitHub checks out the merge of the pull request, whose first parent is what it goes into. The
    # base of the event may be older than that.
    if is_merge_of_pull_request; then
      sides=('HEAD^1' HEAD)
      return 0
    fi
    base=$PULL_REQUEST_BASE
  fi
  if ! git rev-parse -q --verify "$base^{commit}" >/dev/null 2>&1; then
    refuse "The clone has no commit “$base”. Give actions/checkout fetch-depth: 2 for a pull request, or 0 for all commits."
  fi
  sides=("$base...HEAD")
}

# Sets shards to the folders that hold a part of a run.
find_shards() {
  local folder=${INPUT_SHARDS:-} file last=""
  case $folder in /*) ;; *) folder=${GITHUB_WORKSPACE:-.}/$folder ;; esac
  shards=()
  for file in "$folder"/shard-*.stream "$folder"/*/shard-*.stream; do
    if [ -f "$file" ] && [ "${file%/*}" != "$last" ]; then
      last=${file%/*}
      shards+=("$last")
    fi
  done
  if [ "${#shards[@]}" -eq 0 ]; then refuse "There is no shard in “$folder”."; fi
}

arguments=()
case $CATALOG_COMMAND in
  verify)
    arguments=(verify --format github --report "$CATALOG_REPORT")
    if [ -n "${INPUT_SHARD:-}" ]; then arguments+=("--shard=$INPUT_SHARD"); fi
    while IFS= read -r filter || [ -n "$filter" ]; do
      filter=${filter%$'\r'}
      if [ -n "$filter" ]; then arguments+=("--filter=$filter"); fi
    done <<<"${INPUT_FILTER:-}"
    ;;
  merge)
    find_shards
    arguments=(merge --format github --report "$CATALOG_REPORT" -- "${shards[@]}")
    ;;
  diff)
    choose_sides
    arguments=(diff --format github --html "$CATALOG_REPORT" -- "${sides[@]}")
    ;;
  site) arguments=(build --check) ;;
  *) refuse "There is no command “$CATALOG_COMMAND”." ;;
esac

if [ -n "$CATALOG_REPORT" ]; then remove_earlier_report; fi

# A recorder may print anything. Only what the tool itself wrote to standard output is a command.
word=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
printf '::stop-commands::%s\n' "$word"
code=0
"$CATALOG_TOOL" "${arguments[@]}" >"$scratch/output" || code=$?
if [ "$CATALOG_COMMAND" = site ]; then cat "$scratch/output"; fi
printf '\n::%s::\n' "$word"

has_report=""
if [ -n "$CATALOG_REPORT" ] && [ -f "$CATALOG_REPORT/.catalog-report" ] &&
  [ -s "$CATALOG_REPORT/report.json" ] && [ -s "$CATALOG_REPORT/index.html" ]; then
  has_report=yes
fi
# Without its report, a run that says it went well did not.
if [ "$code" -le 1 ] && [ "$CATALOG_COMMAND" != site ] && [ -z "$has_report" ]; then
  say_at error "catalog ended with exit code $code and left no report."
  code=70
fi

case $code in
  0) verdict=fine ;;
  1) verdict=differences ;;
  2) verdict=usage ;;
  3) verdict=damaged ;;
  4) verdict=recorder-failed ;;
  *) verdict=bug ;;
esac

if [ "$CATALOG_COMMAND" != site ]; then
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      "::error "* | "::warning "* | "::notice "*) printf '%s\n' "$line" ;;
    esac
  done <"$scratch/output"
fi

causes=""
if [ -n "$has_report" ]; then
  # A line of its own: in a text, the quotes would have backslashes before them.
  causes=$(sed -n 's/^ *"causes": \([0-9][0-9]*\),*$/\1/p' "$CATALOG_REPORT/report.json" | sed 1q)
  if [ -s "$CATALOG_REPORT/summary.md" ]; then
    { cat "$CATALOG_REPORT/summary.md" && echo; } | add_to_summary
  fi
elif [ "$CATALOG_COMMAND" = site ] && [ "$code" -le 1 ]; then
  if [ "$code" -eq 0 ]; then
    echo "The site is current." | add_to_summary
  else
    count=$(wc -l <"$scratch/output" | tr -d ' ')
    echo "The site is out of date in $count files: \`catalog build\`" | add_to_summary
  fi
else
  echo "\`catalog ${arguments[0]}\` ended with exit code $code. The log says why." | add_to_summary
fi

set_output exit-code "$code"
set_output verdict "$verdict"
set_output causes "$causes"
set_output report "${has_report:+$CATALOG_REPORT}"
