-- Up Migration

-- Sites of the username sweep whose answers fail for accounts that the list knows. No worker asks
-- them until a later examination finds them well.
create table switched_off_sites (
  -- its name in the list
  site text primary key,
  reason text not null,
  since timestamptz(3) not null
);

-- Down Migration

drop table switched_off_sites;
