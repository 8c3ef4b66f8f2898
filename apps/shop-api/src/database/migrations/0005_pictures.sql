-- Addresses of pictures are data of the catalogue: they come with its import.
alter table category add column picture text;
alter table item add column pictures text[] not null default '{}';
alter table store add column picture text;
-- No longer read or written. Instances of the version before still read it during a rolling restart.
alter table product alter column product_type drop not null;
