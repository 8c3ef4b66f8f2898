-- Items that the catalogue no longer has, for the page that names their successor. See docs/decisions/0065.
create table discontinued_item (
  item_id text primary key,
  product_id text not null,
  ean text,
  name text not null,
  variant_name text not null,
  -- The address of the page is the slug and the product id.
  slug text not null,
  brand text not null,
  category_id text not null,
  -- Article number; it may be discontinued itself.
  successor_id text,
  -- The successor is the same item under another number: the address redirects.
  is_replaced boolean not null default false,
  discontinued_at timestamptz not null default now(),
  check (successor_id is not null or not is_replaced)
);
create index discontinued_item_product on discontinued_item (product_id);
create index discontinued_item_ean on discontinued_item (ean);
create index discontinued_item_age on discontinued_item (discontinued_at);

-- These stay when an item leaves the catalogue. Open orders still need its stock, whose ledger is append-only; the
-- lowest price of 30 days and the reviews count again when it comes back.
alter table stock drop constraint stock_item_id_fkey;
alter table price_history drop constraint price_history_item_id_fkey;
alter table review drop constraint review_product_id_fkey;
