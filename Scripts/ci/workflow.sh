# Sourced by the scripts of the steps: how a step speaks to GitHub.
#
# A line that starts with two colons is a command to GitHub, so whatever was not written here goes
# through these functions.
# shellcheck shell=bash

# The text of a command as GitHub reads it back.
escaped() {
  local text=$1
  text=${text//'%'/%25}
  text=${text//$'\r'/%0D}
  text=${text//$'\n'/%0A}
  printf '%s' "$text"
}

# say LEVEL SENTENCE: notice, warning or error, shown with the run.
say_at() { printf '::%s title=catalog::%s\n' "$1" "$(escaped "$2")"; }

# Ends the step as wrong usage.
refuse() {
  say_at error "$1"
  exit 2
}

# require_one_line NAME VALUE: a value of two lines would be two outputs, or two commands.
require_one_line() {
  case $2 in
    *[[:cntrl:]]*) refuse "The input $1 holds a control character, such as a line break." ;;
  esac
}

# set_output NAME VALUE
set_output() {
  require_one_line "$1" "$2"
  printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:-/dev/null}"
}

# Appends standard input to the summary of the step, of which GitHub drops all when it is too large.
#
# The limit is that of the whole file, and the tool knows only its own part.
summary_limit=1048576
add_to_summary() {
  local file=${GITHUB_STEP_SUMMARY:-} text="$scratch/summary" size
  cat >"$text"
  if [ -z "$file" ]; then return 0; fi
  size=$(($(size_of "$text") + $(size_of "$file")))
  if [ "$size" -ge "$summary_limit" ]; then
    printf 'The summary has more than GitHub shows. The report is in the artifact.\n' >"$text"
    size=$(($(size_of "$text") + $(size_of "$file")))
    if [ "$size" -ge "$summary_limit" ]; then return 0; fi
  fi
  cat "$text" >>"$file"
}

# How many bytes a file has; 0 when there is none.
size_of() {
  if [ -f "$1" ]; then wc -c <"$1" | tr -d ' '; else echo 0; fi
}

# A folder for the files of this step alone, which goes when it ends.
make_scratch() {
  scratch=$(mktemp -d "${RUNNER_TEMP:-/tmp}/catalog.XXXXXX")
  trap 'rm -rf "$scratch"' EXIT
}
