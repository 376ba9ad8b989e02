#!/usr/bin/env bash
# Checks that what `homedump shape` prints can be used: the stubs compile against the package, and the shape file reads
# its document.
#
# usage: Scripts/check-stubs.sh [DOCUMENT…]      after `swift build`
set -euo pipefail
cd "$(dirname "$0")/.."

binaries=$(swift build --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/feed.json" <<'END'
{ "data": { "title": "Feed", "modules": [
  { "moduleType": "hero-banner", "moduleId": "m1", "title": "Tea", "image-url": "https://a/b.png", "default": true,
    "link": { "url": "https://a", "self": 1 }, "links": [ { "url": "https://b", "Type": null } ] },
  { "moduleType": "9-rows", "moduleId": "m2", "items": [ { "name": "a", "price": 1 }, { "name": "b", "price": 2.5,
    "String": { "Int": 1, "init": "x" }, "Item": { "a": 1 }, "Items": [ { "URL": 1, "aURL": "" } ] } ],
    "mixed": [1, "a"], "grid": [[1, 2], [3]] },
  { "moduleType": "hero-banner", "moduleId": "m3", "link": { "url": null }, "class": "x", "tags": ["a", null] } ] } }
END
cat >"$work/connection.json" <<'END'
{ "data": { "home": { "edges": [
  { "cursor": "1", "node": { "__typename": "Hero", "id": "h", "title": "Tea", "items": [] } },
  { "cursor": "2", "node": { "__typename": "Row", "id": "r", "title": "More", "items": [ { "id": 1 } ] } } ] } } }
END

for document in Samples/home.json "$work/feed.json" "$work/connection.json" "$@"; do
  "$binaries/homedump" shape "$document" >"$work/printed" 2>/dev/null
  sed -n '/^{$/,/^}$/p;/^}$/q' "$work/printed" >"$work/shape.json"
  sed -n '/^import ScreenDocument$/,$p' "$work/printed" >"$work/Stubs.swift"
  swiftc -typecheck -swift-version 6 -warnings-as-errors -I "$binaries/Modules" "$work/Stubs.swift" || {
    echo "The stubs for $document do not compile." >&2
    exit 1
  }
  "$binaries/homedump" show "$document" --shape "$work/shape.json" >"$work/shown" 2>/dev/null || {
    echo "The shape for $document does not read it." >&2
    exit 1
  }
  echo "$document: $(grep -c '^extension ContentKey' "$work/Stubs.swift") stubs compile; $(head -n 1 "$work/shown")"
done
