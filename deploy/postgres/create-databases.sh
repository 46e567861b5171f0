#!/bin/sh
# Run once by the PostgreSQL image, on an empty data folder: the service and Temporal each get a role that owns its own databases only.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\getenv app_password APP_DB_PASSWORD
\getenv temporal_password TEMPORAL_DB_PASSWORD
create role people_research login password :'app_password';
create role temporal login password :'temporal_password';
create database people_research owner people_research;
create database temporal owner temporal;
create database temporal_visibility owner temporal;
revoke connect on database people_research, temporal, temporal_visibility from public;
SQL
