-- Buyers of each product in 90 days, for its popularity. Numbers only, from five buyers on.
create table product_sale (
  product_id text primary key,
  buyers integer not null check (buyers > 0)
);

-- The next count writes them.
update purchase_count set counted_at = '-infinity';
