-- The format that all records have, so that a start does not read every one of them.
alter table catalogue_state add column record_format smallint not null default 0;
