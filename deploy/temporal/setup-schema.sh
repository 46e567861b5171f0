#!/bin/sh
# Brings Temporal's two databases to the schema of this version; nothing happens where they have it. SQL_* say where they are.
set -eu
schema=/etc/temporal/schema/postgresql/v12
for database in temporal temporal_visibility; do
  temporal-sql-tool --db "$database" setup-schema --version 0.0
done
temporal-sql-tool --db temporal update-schema --schema-dir "$schema/temporal/versioned"
temporal-sql-tool --db temporal_visibility update-schema --schema-dir "$schema/visibility/versioned"
