-- Products of an unlisted category are in no navigation, list and search: gift cards have pages of their own.
alter table category add column is_listed boolean not null default true;
