#!/usr/bin/env bash
#
# The last step: ends as the tool did.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/ci/workflow.sh
. "$here/workflow.sh"

code=${CATALOG_EXIT_CODE:-}
case $code in
  "" | *[!0-9]*)
    say_at error "There is no exit code of catalog."
    exit 70
    ;;
esac
if [ "$code" -eq 1 ] && [ "${CATALOG_FAIL_ON:-differences}" = errors ]; then exit 0; fi
exit "$code"
