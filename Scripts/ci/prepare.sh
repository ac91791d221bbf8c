#!/usr/bin/env bash
#
# The first step: refuses inputs that can mean nothing, and says what the other steps work with.
set -euo pipefail
unset CDPATH
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/ci/workflow.sh
. "$here/workflow.sh"

for name in COMMAND WORKING_DIRECTORY BASE REPORT ARTIFACT COMMENT SHARD SHARDS FAIL_ON CATALOG; do
  variable=INPUT_$name
  require_one_line "$(printf '%s' "$name" | tr 'A-Z_' 'a-z-')" "${!variable:-}"
done

command=${INPUT_COMMAND:-verify}
case $command in
  verify | diff | merge | site) ;;
  *) refuse "There is no command “$command”; there are verify, diff, merge and site." ;;
esac

# refuse_without COMMAND NAME VALUE: an input that would have no effect is most likely a mistake.
refuse_without() {
  if [ -n "$3" ] && [ "$command" != "$1" ]; then
    refuse "The input $2 is for the command $1, and the command is $command."
  fi
}
refuse_without verify shard "${INPUT_SHARD:-}"
refuse_without verify filter "${INPUT_FILTER:-}"
refuse_without diff base "${INPUT_BASE:-}"
case ${INPUT_BASE:-} in -*) refuse "The base “$INPUT_BASE” is no revision." ;; esac
refuse_without merge shards "${INPUT_SHARDS:-}"
if [ "$command" = merge ] && [ -z "${INPUT_SHARDS:-}" ]; then
  refuse "The command merge needs the input shards: the folder with the reports of the shards."
fi

comment=${INPUT_COMMENT:-false}
case $comment in
  true | false) ;;
  *) refuse "The input comment is true or false, and not “$comment”." ;;
esac

# What a comparison of two revisions finds was approved in one of them.
fail_on=${INPUT_FAIL_ON:-}
case $command:$fail_on in
  diff:) fail_on=errors ;;
  *:) fail_on=differences ;;
  *:differences | *:errors) ;;
  *) refuse "The input fail-on is differences or errors, and not “$fail_on”." ;;
esac

artifact=${INPUT_ARTIFACT:-catalog-report}
pattern='^[A-Za-z0-9]([._-]?[A-Za-z0-9])*$'
if ! [[ $artifact =~ $pattern ]] || [ "${#artifact}" -gt 100 ]; then
  refuse "The name “$artifact” of the artifact has other characters than letters, digits, and single dots, hyphens and underscores between them."
fi
if [ -n "${INPUT_SHARD:-}" ]; then
  pattern='^[1-9][0-9]{0,3}/[1-9][0-9]{0,3}$'
  if ! [[ $INPUT_SHARD =~ $pattern ]]; then
    refuse "The shard “$INPUT_SHARD” is not one of a number, such as 2/3."
  fi
  if [ "$comment" = true ]; then
    refuse "A shard knows a part of what changed: the comment is for the command merge."
  fi
  artifact=$artifact-${INPUT_SHARD%/*}-of-${INPUT_SHARD#*/}
fi

cd -- "${GITHUB_WORKSPACE:-.}"
# Both are relative to the workspace, as every path of a workflow.
workspace=$PWD
if ! cd -- "${INPUT_WORKING_DIRECTORY:-.}" 2>/dev/null || ! [ -d Content ]; then
  refuse "The working directory “${INPUT_WORKING_DIRECTORY:-.}” holds no folder Content."
fi
folder=$PWD

report=""
if [ "$command" != site ]; then
  report=${INPUT_REPORT:-${RUNNER_TEMP:-/tmp}/catalog/$artifact}
  case $report in /*) ;; *) report=$workspace/$report ;; esac
  case $report in
    *[][*?{}\\!]*) refuse "The folder “$report” of the report has characters that are patterns." ;;
  esac
  mkdir -p -- "$report" || refuse "The folder “$report” for the report cannot be made."
  report=$(cd -- "$report" && pwd -P)
fi

if [ -n "${INPUT_CATALOG:-}" ]; then
  tool=$(cd -- "$workspace" && type -P -- "$INPUT_CATALOG") || true
  if [ -z "$tool" ]; then refuse "There is no program “$INPUT_CATALOG”."; fi
  case $tool in /*) ;; *) tool=$workspace/$tool ;; esac
  set_output build false
else
  tool=${RUNNER_TEMP:-/tmp}/catalog-tool/catalog
  set_output build true
  # An assignment of its own, so that a failure ends the step.
  key=$("$here/tool.sh" key)
  set_output key "catalog-$key"
  set_output tool-folder "${tool%/*}"
fi

set_output command "$command"
set_output folder "$folder"
set_output report "$report"
set_output artifact "$artifact"
set_output comment "$comment"
set_output fail-on "$fail_on"
set_output tool "$tool"
