-- What a person has entered as the price of an item: a repeated call finds its key here, and changes nothing again after
-- a later price. The prices themselves are item_price and price_history. See docs/decisions/0148.
create table price_entry (
  company_id text not null,
  reference text not null,
  item_id text not null,
  seen integer not null,
  cents integer not null,
  entered_by text not null,
  entered_at timestamptz not null,
  primary key (company_id, reference)
);
create index price_entry_age on price_entry (entered_at);
