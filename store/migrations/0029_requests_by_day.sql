-- Up Migration

-- Requests of one UTC day are two partitions, by the time in their ids: those that started a run
-- have its id, the others one of their own. By the id, since a request is one row by it alone.

-- The same as before, with requests.
create or replace function create_day_partitions(first_day date, last_day date) returns boolean
language plpgsql set lock_timeout = '100ms' as $$
declare
  missing record;
  is_held boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('day_partitions')) then return false; end if;
  for missing in
    select parent, id_column, series || to_char(first_day + n, '"_"YYYYMMDD') as name,
      first_id_on(prefix, first_day + n) as first_id,
      first_id_on(prefix, first_day + n + 1) as next_id
    from (
      values (1, 'job_events', 'job_events', 'job_id', 'job'), (2, 'findings', 'findings', 'job_id', 'job'),
        (3, 'requests', 'requests_job', 'id', 'job'), (4, 'requests', 'requests_rec', 'id', 'rec')
    ) as kinds (position, parent, series, id_column, prefix), generate_series(0, last_day - first_day) as n
    where to_regclass(series || to_char(first_day + n, '"_"YYYYMMDD')) is null
    order by position, n
  loop
    -- in the order of those who append
    if missing.parent <> 'requests' then lock table jobs in share row exclusive mode; end if;
    execute format('lock table %I in access exclusive mode', missing.parent);
    execute format(
      'select exists (select from %I where %I >= $1 and %2$I < $2)', missing.parent || '_default', missing.id_column
    ) into is_held using missing.first_id, missing.next_id;
    if not is_held then
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        missing.name, missing.parent, missing.first_id, missing.next_id
      );
    end if;
  end loop;
  return true;
end $$;

-- A day of requests is over when it has ended; one of events or findings as before.
create or replace function is_day_over(name text, at timestamptz) returns boolean
language plpgsql as $$
declare
  job text;
begin
  if to_regclass(name) is null then return false; end if;
  if name ~ '^requests_(job|rec)_[0-9]{8}$' then
    return right(name, 8) < to_char(at at time zone 'UTC', 'YYYYMMDD');
  end if;
  execute format('select max(job_id) from %I', name) into job;
  while job is not null loop
    if exists (
      select from jobs where id = job and erased_at is null
        and (expires_at > at or status in ('queued', 'running', 'cancelling'))
    ) then return false; end if;
    execute format('select max(job_id) from %I where job_id < $1', name) into job using job;
  end loop;
  return true;
end $$;

-- housekeeping makes no partitions meanwhile; then in the order of those who write
select pg_advisory_xact_lock(hashtext('day_partitions'));
lock table jobs in share row exclusive mode;
lock table requests in access exclusive mode;
create schema moving;
alter table requests set schema moving;

create table requests (
  id text collate "C" primary key,
  account_id text not null,
  key_id text not null,
  request_id text not null,
  job_id text,
  endpoint text,
  operation text,
  channel text not null,
  sandbox boolean not null,
  http_status integer,
  outcome text,
  error_code text,
  cached boolean not null default false,
  idempotent_replay boolean not null default false,
  source text,
  remaining_percent integer,
  duration_ms integer,
  created_at timestamptz(3) not null
) partition by range (id);
create table requests_default partition of requests default;
create index requests_by_account on requests (account_id, created_at desc, id desc);
create index requests_by_job on requests (job_id) where job_id is not null;
-- those of a day go together, these one by one
create index requests_default_by_age on requests_default (created_at);

-- Requests of more than a month ago are divided by week, each named by its first day: with partitions
-- for 400 days this transaction would hold more locks than a server has room for. Not all in the
-- default partition, which is read whole whenever another is made.
do $$
declare
  week record;
begin
  for week in
    select prefix, first_day, first_id_on(prefix, first_day) as first_id, first_id_on(prefix, first_day + 7) as next_id
    from (values ('job'), ('rec')) as kinds (prefix),
      (select (now() at time zone 'UTC')::date - 30 - 7 * n as first_day from generate_series(1, 53) as n) as weeks
  loop
    -- an id that a request got at its end may be of the next day
    if exists (
      select from moving.requests
      where created_at >= (week.first_day - 1)::timestamp at time zone 'UTC'
        and created_at < (week.first_day + 7)::timestamp at time zone 'UTC'
    ) then
      execute format(
        'create table %I partition of requests for values from (%L) to (%L)',
        'requests_' || week.prefix || to_char(week.first_day, '"_"YYYYMMDD'), week.first_id, week.next_id
      );
    end if;
  end loop;
end $$;
select create_day_partitions(day, day + 1)
from (
  select distinct (created_at at time zone 'UTC')::date as day from moving.requests
  where created_at >= ((now() at time zone 'UTC')::date - 30)::timestamp at time zone 'UTC'
) as days;
select create_day_partitions(today, today + 2)
from (select (now() at time zone 'UTC')::date as today) as now;

insert into requests (id, account_id, key_id, request_id, job_id, endpoint, operation, channel, sandbox, http_status,
  outcome, error_code, cached, idempotent_replay, source, remaining_percent, duration_ms, created_at)
select id, account_id, key_id, request_id, job_id, endpoint, operation, channel, sandbox, http_status,
  outcome, error_code, cached, idempotent_replay, source, remaining_percent, duration_ms, created_at
from moving.requests;
drop schema moving cascade;

-- Down Migration

select pg_advisory_xact_lock(hashtext('day_partitions'));
lock table jobs in share row exclusive mode;
create schema moving;
alter table requests set schema moving;

create table requests (
  id text primary key,
  account_id text not null,
  key_id text not null,
  request_id text not null,
  job_id text,
  endpoint text,
  operation text,
  channel text not null,
  sandbox boolean not null,
  http_status integer,
  outcome text,
  error_code text,
  cached boolean not null default false,
  idempotent_replay boolean not null default false,
  source text,
  remaining_percent integer,
  duration_ms integer,
  created_at timestamptz(3) not null
);
create index requests_by_account on requests (account_id, created_at desc, id desc);
create index requests_by_age on requests (created_at);
create index requests_by_job on requests (job_id) where job_id is not null;

insert into requests (id, account_id, key_id, request_id, job_id, endpoint, operation, channel, sandbox, http_status,
  outcome, error_code, cached, idempotent_replay, source, remaining_percent, duration_ms, created_at)
select id, account_id, key_id, request_id, job_id, endpoint, operation, channel, sandbox, http_status,
  outcome, error_code, cached, idempotent_replay, source, remaining_percent, duration_ms, created_at
from moving.requests;
drop table moving.requests;
drop schema moving cascade;

create or replace function create_day_partitions(first_day date, last_day date) returns boolean
language plpgsql set lock_timeout = '100ms' as $$
declare
  missing record;
  is_held boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('day_partitions')) then return false; end if;
  for missing in
    select parent, parent || to_char(first_day + n, '"_"YYYYMMDD') as name,
      first_id_on('job', first_day + n) as first_id, first_id_on('job', first_day + n + 1) as next_id
    from unnest(array['job_events', 'findings']) as parent, generate_series(0, last_day - first_day) as n
    where to_regclass(parent || to_char(first_day + n, '"_"YYYYMMDD')) is null
  loop
    lock table jobs in share row exclusive mode;
    execute format('lock table %I in access exclusive mode', missing.parent);
    execute format(
      'select exists (select from %I where job_id >= $1 and job_id < $2)', missing.parent || '_default'
    ) into is_held using missing.first_id, missing.next_id;
    if not is_held then
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        missing.name, missing.parent, missing.first_id, missing.next_id
      );
    end if;
  end loop;
  return true;
end $$;

create or replace function is_day_over(name text, at timestamptz) returns boolean
language plpgsql as $$
declare
  job text;
begin
  if to_regclass(name) is null then return false; end if;
  execute format('select max(job_id) from %I', name) into job;
  while job is not null loop
    if exists (
      select from jobs where id = job and erased_at is null
        and (expires_at > at or status in ('queued', 'running', 'cancelling'))
    ) then return false; end if;
    execute format('select max(job_id) from %I where job_id < $1', name) into job using job;
  end loop;
  return true;
end $$;
