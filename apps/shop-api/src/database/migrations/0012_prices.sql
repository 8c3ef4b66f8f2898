-- Prices by list: the online shop, zones of stores, single stores, firms. A store has at most one zone and one list
-- of its own; its price is that of its own list, else that of its zone, else the online price.

create table price_list (
  id text primary key,
  kind text not null check (kind in ('online', 'zone', 'store', 'firm')),
  name text not null,
  unique (id, kind)
);
insert into price_list (id, kind, name) values ('online', 'online', 'Onlineshop');

-- Without a reference to `store`: a catalogue may be imported before the stores.
create table store_price_list (
  company_id text not null,
  kind text not null check (kind in ('zone', 'store')),
  list_id text not null,
  primary key (company_id, kind),
  foreign key (list_id, kind) references price_list (id, kind) on delete cascade
);

-- The price now, in cents including VAT. Every item has a price in the list 'online'.
create table item_price (
  item_id text not null references item (id) on delete cascade,
  list_id text not null references price_list (id),
  cents integer not null check (cents > 0),
  primary key (item_id, list_id)
);
insert into item_price (item_id, list_id, cents) select id, 'online', price_cents from item;

-- Null cents: from then on the list has no price for the item.
alter table price_history
  add column list_id text not null default 'online' references price_list (id),
  alter column cents drop not null,
  drop constraint price_history_pkey,
  add primary key (item_id, list_id, valid_from);
alter table price_history alter column list_id drop default;

-- VAT in basis points.
alter table item add column tax_rate smallint not null default 1900 check (tax_rate in (0, 700, 1900));

-- The price of an item in a store, or online without a store. TypeScript: `Item.priceCents`.
create function item_price_for(p_item_id text, p_company_id text) returns integer
language plpgsql stable as $$
begin
  if p_company_id is not null then
    return (
      select p.cents
      from item_price p
      left join store_price_list s on s.list_id = p.list_id and s.company_id = p_company_id
      where p.item_id = p_item_id and (s.list_id is not null or p.list_id = 'online')
      -- 'store' before 'zone' before the online price.
      order by s.kind nulls last
      limit 1
    );
  end if;
  return (select p.cents from item_price p where p.item_id = p_item_id and p.list_id = 'online');
end
$$;
alter function item_price_for(text, text) set plan_cache_mode = force_generic_plan;
