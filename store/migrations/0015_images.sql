-- Up Migration

-- Pictures of runs that look for where they appear: cleaned copies, gone with the end of the run.
-- Unlogged, so that no backup and no archived log holds one.
create unlogged table images (
  id text primary key,
  job_id text not null unique references jobs (id) on delete cascade,
  -- of the original bytes, in hex
  sha1 text not null,
  -- a JPEG
  bytes bytea not null,
  created_at timestamptz(3) not null
);

create index images_created on images (created_at);

-- Signs the addresses of pictures; made by the first process that needs it.
create table image_signing_keys (
  id boolean primary key default true check (id),
  key text not null
);

-- Down Migration

drop table image_signing_keys;
drop table images;
