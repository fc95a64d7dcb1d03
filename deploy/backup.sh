#!/bin/sh
# Writes a backup to a folder, verifies it, and then deletes backups older than the given days (30).
#   sh deploy/backup.sh FOLDER [DAYS]
set -eu
cd "$(dirname "$0")/.."
folder=$1
days=${2:-30}
file=$folder/skuret-$(date -u +%Y-%m-%dT%H%M%SZ).jsonl.gz
node build/service/backup.js "$file"
node build/service/backup.js --verify "$file"
find "$folder" -name 'skuret-*.jsonl.gz' -mtime "+$days" -delete
