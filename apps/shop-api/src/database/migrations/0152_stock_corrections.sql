-- A person of a store states what lies there, also where less lies there than is reserved: then nothing can be sold, and
-- orders stay as they are. See docs/decisions/0148.
alter table stock drop constraint stock_check;
alter table stock add constraint stock_reserved_check check (reserved >= 0) not valid;
alter table stock validate constraint stock_reserved_check;

-- One row per correction, also where the number was right. The difference is a row of stock_ledger.
create table stock_correction (
  location_id text not null references location (id),
  reference text not null,
  item_id text not null,
  reason text not null check (reason in ('COUNTED', 'DAMAGED', 'LOST', 'FOUND', 'DELIVERED')),
  seen integer not null,
  counted integer not null,
  corrected_by text not null,
  corrected_at timestamptz not null,
  primary key (location_id, reference)
);
create index stock_correction_item on stock_correction (item_id, location_id, corrected_at);
create index stock_correction_age on stock_correction (corrected_at);
