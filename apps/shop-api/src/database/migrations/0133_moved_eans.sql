-- Two articles can exchange their EANs in one statement.
alter table item drop constraint item_ean_key;
alter table item add constraint item_ean_key unique (ean) deferrable initially immediate;

-- How many articles left the sale by an import, without those that came back: many small files are one change.
create table import_effect (
  imported_at timestamptz not null default clock_timestamp(),
  left_sale integer not null,
  is_confirmed boolean not null
);
