-- Up Migration

-- The key of the application that chose the address, if one did: it ends with what the user allowed.
alter table webhook_endpoints add column grant_id text references api_keys (id);
create index webhook_endpoints_by_grant on webhook_endpoints (grant_id) where grant_id is not null;
alter table webhook_endpoints drop constraint webhook_endpoints_disabled_reason_check;
alter table webhook_endpoints add constraint webhook_endpoints_disabled_reason_check
  check (disabled_reason in ('by_caller', 'gone', 'failing', 'access_ended'));

-- Down Migration

update webhook_endpoints set disabled_reason = 'by_caller' where disabled_reason = 'access_ended';
alter table webhook_endpoints drop constraint webhook_endpoints_disabled_reason_check;
alter table webhook_endpoints add constraint webhook_endpoints_disabled_reason_check
  check (disabled_reason in ('by_caller', 'gone', 'failing'));
alter table webhook_endpoints drop column grant_id;
