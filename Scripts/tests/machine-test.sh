#!/usr/bin/env bash
#
# The tool for a machine that starts empty, and the jobs for GitLab that use it.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=Scripts/tests/ci-stand-ins.sh
. "$here/ci-stand-ins.sh"

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
original=$scripts
scripts=$package/Scripts
step prepare
scripts=$original
expect build "$(output build)" true
expect key "$(output key)" "catalog-????????????????????????????????????????????????????????????????"
expect tool "$(output tool)" "$(output tool-folder)/catalog"
tool "$package/Scripts/ci/tool.sh"
expect "status of no command" "$status" 2

# job NAME PART: runs the lines of a job for GitLab as its runner does, in the workspace.
job() {
  sed -n "/^$1:/,/^\$/{ /^  $2:/,/^  [a-z]/s/^    - //p; }" "$scripts/ci/gitlab.yml" >"$work/job"
  expect "lines of $1" "$(($(wc -l <"$work/job") > 0))" 1
  status=0
  log=$(cd "$workspace" && env -i "${environment[@]}" "$BASH" -eo pipefail "$work/job" 2>&1 \
    </dev/null) || status=$?
}
for code in 0 1 2 4 139; do
  for part in verify merge diff shard; do
    start "the job $part for GitLab, with exit code $code"
    given tool_code="$code" CATALOG_FOLDER='the app; x' CI_NODE_INDEX=2 CI_NODE_TOTAL=3
    given CI_MERGE_REQUEST_DIFF_BASE_SHA=abc
    mkdir -p "$workspace/.catalog/tool" "$workspace/catalog-report" "$workspace/catalog-diff"
    mkdir -p "$workspace/catalog-shards/1" "$workspace/catalog-shards/2"
    cp "$bin/catalog" "$workspace/.catalog/tool/catalog"
    job ".catalog-$part" script
    case $part:$code in
      diff:1 | shard:1) expect status "$status" 0 ;;
      *) expect status "$status" "$code" ;;
    esac
    case $part in
      verify) words="<verify>*<--report><catalog-report>" ;;
      merge) words="<merge>*<--report><catalog-report><--><catalog-shards/1><catalog-shards/2>" ;;
      diff) words="<diff>*<--html><catalog-diff><--><abc><HEAD>" ;;
      shard) words="<verify>*<--shard><2/3><--report><catalog-shards/2>" ;;
    esac
    expect words "$(called)" "$words"
    expect root "$(called)" "*<--root><the app; x>*"
  done
done

workspace=$package
git -C "$package" init -q
touch "$package/Plugins/plugin.swift"
as_somebody add Scripts Sources Plugins Package.swift
as_somebody commit -m one
as_somebody tag v1
start "GitLab's machine gets the tool"
given CATALOG_REPOSITORY="file://$package" CATALOG_VERSION=v1
# Twice, as with a cache and a folder that an earlier job left.
job .catalog before_script
expect status "$status" 0
job .catalog before_script
expect status "$status" 0
expect tool "$("$workspace/.catalog/tool/catalog")" "the tool"
expect builds "$(builds)" 1
given CATALOG_VERSION=
job .catalog before_script
expect "status without a version" "$status" "[1-9]*"

finish "Other machines get the tool and its verdicts."
