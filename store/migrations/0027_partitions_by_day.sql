-- Up Migration

-- Events and findings of one UTC day are one partition each, so that what a day leaves behind goes
-- with its files. Ids are ULIDs behind a prefix and sort by time, as long as bytes are compared:
-- hence collate "C". A job stays in the partition of its id, however long it runs.

-- Below every id that the day makes, above every earlier one.
create function first_id_on(prefix text, day date) returns text
language sql immutable strict parallel safe as $$
  select prefix || '_' || string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((ms >> 5 * place) & 31)::integer + 1, 1),
    '' order by place desc
  )
  from (select (extract(epoch from day) * 1000)::bigint as ms) as start, generate_series(0, 9) as place
$$;

-- Makes the partitions that are missing of these days; waits for no lock for long, and leaves the
-- work to another process that does it: then it returns false. A day of which the default partition
-- already holds rows gets none: they stay where they are.
create function create_day_partitions(first_day date, last_day date) returns boolean
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
    -- in the order of those who append
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

-- Whether every job that has rows there has ended and is past its time; false where there is no
-- such table. The newest are looked at first: they keep a day the longest.
create function is_day_over(name text, at timestamptz) returns boolean
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

-- Drops the partition of a day that is over; like the making of partitions it waits for no lock for
-- long. @returns whether it is gone
create function drop_day_partition(name text, at timestamptz) returns boolean
language plpgsql set lock_timeout = '100ms' as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('day_partitions')) then return false; end if;
  if to_regclass(name) is null then return true; end if;
  if not is_day_over(name, at) then return false; end if;
  -- nothing is written there between the second look and the end
  execute format('lock table %I in share mode', name);
  if not is_day_over(name, at) then return false; end if;
  execute format('drop table %I', name);
  return true;
end $$;

-- all that this needs to its end: what it had to wait for later would wait for what it holds
lock table jobs, job_events, findings in access exclusive mode;
create schema moving;
alter table job_events set schema moving;
alter table findings set schema moving;

create table job_events (
  job_id text collate "C" not null references jobs (id) on delete cascade,
  seq integer not null,
  type text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  primary key (job_id, seq),
  unique (job_id, dedupe_key)
) partition by range (job_id);
create table job_events_default partition of job_events default;

create table findings (
  job_id text collate "C" not null references jobs (id) on delete cascade,
  provider text not null,
  kind text not null,
  -- json, not jsonb: results are made of it, and their fields keep their order
  payload json not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  hidden boolean not null default false,
  primary key (job_id, dedupe_key)
) partition by range (job_id);
create table findings_default partition of findings default;

-- results are kept for a year at most
select create_day_partitions(day, day) from (
  select (now() at time zone 'UTC')::date - ago as day from generate_series(0, 366) as ago
) as days
where exists (
  select from jobs where id >= first_id_on('job', day) and id < first_id_on('job', day + 1)
    and erased_at is null
);
select create_day_partitions(today, today + 2)
from (select (now() at time zone 'UTC')::date as today) as now;

insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
select job_id, seq, type, payload, dedupe_key, created_at from moving.job_events;
insert into findings (job_id, provider, kind, payload, dedupe_key, created_at, hidden)
select job_id, provider, kind, payload, dedupe_key, created_at, hidden from moving.findings;
drop schema moving cascade;

-- Down Migration

create schema moving;
alter table job_events set schema moving;
alter table findings set schema moving;

create table job_events (
  job_id text not null references jobs (id) on delete cascade,
  seq integer not null,
  type text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  primary key (job_id, seq),
  unique (job_id, dedupe_key)
);

create table findings (
  job_id text not null references jobs (id) on delete cascade,
  provider text not null,
  kind text not null,
  payload json not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  hidden boolean not null default false,
  primary key (job_id, dedupe_key)
);

insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
select job_id, seq, type, payload, dedupe_key, created_at from moving.job_events;
insert into findings (job_id, provider, kind, payload, dedupe_key, created_at, hidden)
select job_id, provider, kind, payload, dedupe_key, created_at, hidden from moving.findings;

drop table moving.job_events, moving.findings;
drop schema moving cascade;
drop function drop_day_partition(text, timestamptz);
drop function is_day_over(text, timestamptz);
drop function create_day_partitions(date, date);
drop function first_id_on(text, date);
