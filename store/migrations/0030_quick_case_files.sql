-- Up Migration

-- A case file is built anew where its row is missing, so its row does not wait for the log; it is
-- gone when its run ends, so to compress it is not worth the time.
alter table case_files alter column composed set storage external;
alter table case_files set unlogged;

-- Down Migration

alter table case_files set logged;
alter table case_files alter column composed set storage default;
