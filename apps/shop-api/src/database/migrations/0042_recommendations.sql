-- What is bought together and what sells best, counted from orders by a job. The tables contain numbers of buyers
-- and nothing about them.

-- The products that most buyers of a product have bought in the same order.
create table bought_together (
  product_id text not null,
  other_id text not null,
  buyers integer not null check (buyers > 0),
  primary key (product_id, other_id)
);

-- The best-selling products of a category with those below it; of the whole range in category ''.
create table best_seller (
  category_id text not null,
  product_id text not null,
  buyers integer not null check (buyers > 0),
  primary key (category_id, product_id)
);

-- One row. Of several processes one counts.
create table purchase_count (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null default '-infinity'
);
insert into purchase_count default values;

create index shop_order_placed on shop_order (placed_at);
