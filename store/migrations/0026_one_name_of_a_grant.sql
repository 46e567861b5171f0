-- Up Migration

-- A grant is called as its client is; the second column said the same.
alter table api_keys drop column client_name;

-- Down Migration

alter table api_keys add column client_name text;
update api_keys set client_name = name where kind = 'oauth';
