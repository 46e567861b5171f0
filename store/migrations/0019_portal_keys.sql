-- Up Migration

-- What a user does on the pages of an account counts as a key of its own, without a secret.
alter table api_keys
  add column created_by_key text references api_keys (id),
  drop constraint api_keys_kind_check,
  add constraint api_keys_kind_check check (kind in ('key', 'oauth', 'portal'));
create unique index api_keys_by_portal_user on api_keys (account_id, user_id)
  where kind = 'portal';

-- Down Migration

drop index api_keys_by_portal_user;
alter table api_keys drop column created_by_key, drop constraint api_keys_kind_check;
update api_keys set kind = 'key', revoked_at = coalesce(revoked_at, now())
  where kind = 'portal';
alter table api_keys
  add constraint api_keys_kind_check check (kind in ('key', 'oauth'));
