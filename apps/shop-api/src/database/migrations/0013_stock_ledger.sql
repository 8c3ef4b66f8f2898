-- Stock as a ledger. `stock` is the balance of an item in a location: `quantity` on hand, `reserved` for holds of
-- carts and for allocations. Every change goes through the functions of this file; each of them locks rows of
-- `stock` in the order of item and location, so that no two calls wait for each other. See docs/decisions/0042.

-- Quantity of the row when it was created; later changes are rows of stock_ledger.
alter table stock add column opening integer;
update stock set opening = quantity;
alter table stock alter column opening set not null;
-- Day of the next delivery to the location, if it is known.
alter table stock add column next_delivery date;

-- quantity = opening + sum(delta). `reserved` is the change of the allocated quantity; holds are not booked.
-- cause: 'import', 'count', 'return', 'release', 'hand-over', or that of an allocation ('order', 'reservation').
create table stock_ledger (
  item_id text not null,
  location_id text not null,
  cause text not null,
  reference text not null,
  delta integer not null,
  reserved integer not null default 0,
  booked_at timestamptz not null default now(),
  primary key (item_id, location_id, cause, reference),
  foreign key (item_id, location_id) references stock (item_id, location_id),
  check (delta <> 0 or reserved <> 0)
);

-- Reserved by a cart until it ends or becomes an allocation.
create table stock_hold (
  cart_id text not null,
  item_id text not null,
  location_id text not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (cart_id, item_id, location_id)
);
create index stock_hold_item on stock_hold (item_id, location_id);
create index stock_hold_end on stock_hold (expires_at);

-- Reserved by an order or a reservation. `open` is the part that is neither released nor handed over.
create table stock_allocation (
  cause text not null,
  reference text not null,
  item_id text not null,
  location_id text not null,
  quantity integer not null check (quantity > 0),
  open integer not null check (open between 0 and quantity),
  allocated_at timestamptz not null default now(),
  primary key (cause, reference, item_id, location_id)
);
create index stock_allocation_open on stock_allocation (item_id, location_id) where open > 0;

create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: stock changes are new rows of stock_ledger.', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger stock_ledger_is_append_only before update or delete or truncate on stock_ledger
  for each statement execute function refuse_stock_change();
create trigger stock_opening_is_final before update of opening on stock
  for each statement execute function refuse_stock_change();

-- Items whose product records are out of date: an item of the warehouse is sold out, available again, or has another
-- next delivery. Append-only until the job of the API has rewritten the records.
create table stock_change (
  id bigint generated always as identity primary key,
  item_id text not null
);
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_change (item_id) values (new.item_id);
  return null;
end
$$;
create trigger stock_state_changes after update of quantity, reserved, next_delivery on stock
  for each row when (new.location_id = 'online' and
    (old.quantity > old.reserved, old.next_delivery) is distinct from (new.quantity > new.reserved, new.next_delivery))
  execute function note_stock_change();

-- Raised when records change without an import. The search index does not contain stock and stays.
alter table catalogue_state add column stock_version bigint not null default 0;

-- Available to a cart: not reserved, or held by the cart itself.
create function available_for(p_item_id text, p_location_id text, p_cart_id text) returns integer
language sql stable as $$
  select coalesce((
    select greatest(0, s.quantity - s.reserved + coalesce((
      select h.quantity from stock_hold h
      where h.cart_id = p_cart_id and h.item_id = p_item_id and h.location_id = p_location_id), 0))
    from stock s where s.item_id = p_item_id and s.location_id = p_location_id), 0)
$$;

-- Sets counted or imported quantities. A row never gets less than is reserved. A repeated reference changes nothing.
create function write_stock(
  p_item_ids text[], p_location_ids text[], p_quantities integer[], p_cause text, p_reference text
) returns void language plpgsql as $$
begin
  insert into stock (item_id, location_id, quantity, opening)
    select distinct on (r.item_id, r.location_id) r.item_id, r.location_id, r.quantity, r.quantity
    from unnest(p_item_ids, p_location_ids, p_quantities) as r (item_id, location_id, quantity)
    order by r.item_id, r.location_id
    on conflict do nothing;
  perform from stock s
    join unnest(p_item_ids, p_location_ids) as r (item_id, location_id) using (item_id, location_id)
    order by s.item_id, s.location_id for update of s;
  with booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta)
      select distinct on (s.item_id, s.location_id)
        s.item_id, s.location_id, p_cause, p_reference, greatest(r.quantity, s.reserved) - s.quantity
      from stock s
      join unnest(p_item_ids, p_location_ids, p_quantities) as r (item_id, location_id, quantity)
        using (item_id, location_id)
      where greatest(r.quantity, s.reserved) <> s.quantity
      on conflict do nothing
      returning item_id, location_id, delta
    )
  update stock s set quantity = s.quantity + b.delta
    from booked b where s.item_id = b.item_id and s.location_id = b.location_id;
end
$$;

-- Demand of lines [{"itemId", "locationId", "quantity"}] by item and location.
create function stock_demand(p_lines json)
returns table (item_id text, location_id text, quantity integer) language sql immutable as $$
  select r."itemId", r."locationId", sum(r.quantity)::integer
  from json_to_recordset(p_lines) as r ("itemId" text, "locationId" text, quantity integer)
  group by 1, 2
$$;

-- Locks the stock of the lines and of the cart's hold, after the hold itself: two calls of one cart are serialised.
create function lock_stock(p_lines json, p_cart_id text) returns void language plpgsql as $$
begin
  if exists (select from json_to_recordset(p_lines) as r (quantity integer)
             where r.quantity is null or r.quantity < 1) then
    raise exception 'A line has no quantity.' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock_hold ' || p_cart_id, 0));
  perform from stock s
    where (s.item_id, s.location_id) in (
      select d.item_id, d.location_id from stock_demand(p_lines) d
      union select h.item_id, h.location_id from stock_hold h where h.cart_id = p_cart_id)
    order by s.item_id, s.location_id for update;
end
$$;

-- What the locked stock lacks for the lines: null or [{"itemId", "locationId", "requested", "available"}]. The cart's
-- own hold and holds that have ended count as available.
create function missing_stock(p_lines json, p_cart_id text) returns json language sql stable as $$
  select json_agg(json_build_object('itemId', d.item_id, 'locationId', d.location_id,
      'requested', d.quantity, 'available', a.available) order by d.item_id, d.location_id)
  from stock_demand(p_lines) d
  cross join lateral (select coalesce((
    select greatest(0, s.quantity - s.reserved + coalesce((
      select sum(h.quantity) from stock_hold h
      where h.item_id = s.item_id and h.location_id = s.location_id
        and (h.cart_id = p_cart_id or h.expires_at <= now())), 0))
    from stock s where s.item_id = d.item_id and s.location_id = d.location_id), 0) as available) a
  where a.available < d.quantity
$$;

-- Ends the cart's hold and the ended holds of the demanded items, and reserves the demand. The stock is locked.
create function reserve_demand(p_lines json, p_cart_id text) returns void language sql as $$
  with freed as (
      delete from stock_hold h
      where h.cart_id = p_cart_id or (h.expires_at <= now() and (h.item_id, h.location_id) in
        (select d.item_id, d.location_id from stock_demand(p_lines) d))
      returning h.item_id, h.location_id, h.quantity
    ),
    change as (
      select c.item_id, c.location_id, sum(c.quantity) as quantity
      from (
        select f.item_id, f.location_id, -f.quantity as quantity from freed f
        union all select d.item_id, d.location_id, d.quantity from stock_demand(p_lines) d
      ) c
      group by c.item_id, c.location_id having sum(c.quantity) <> 0
    )
  update stock s set reserved = s.reserved + c.quantity
  from change c where s.item_id = c.item_id and s.location_id = c.location_id
$$;

-- Reserves all lines for an order or a reservation, or none. Consumes the hold of the cart.
-- outcome: 'allocated'; 'repeated': the reference has its allocation already, nothing changed; 'missing': see
-- missing_stock.
create function allocate(
  p_lines json, p_cart_id text, p_cause text, p_reference text, out outcome text, out missing json
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('stock_allocation ' || p_cause || ' ' || p_reference, 0));
  if exists (select from stock_allocation a where a.cause = p_cause and a.reference = p_reference) then
    outcome := 'repeated';
    return;
  end if;
  perform lock_stock(p_lines, p_cart_id);
  missing := missing_stock(p_lines, p_cart_id);
  if missing is not null then
    outcome := 'missing';
    return;
  end if;
  perform reserve_demand(p_lines, p_cart_id);
  insert into stock_allocation (cause, reference, item_id, location_id, quantity, open)
    select p_cause, p_reference, d.item_id, d.location_id, d.quantity, d.quantity from stock_demand(p_lines) d;
  insert into stock_ledger (item_id, location_id, cause, reference, delta, reserved)
    select d.item_id, d.location_id, p_cause, p_reference, 0, d.quantity from stock_demand(p_lines) d;
  outcome := 'allocated';
end
$$;

-- Reserves all lines for the cart until the given time, or none; then its previous hold stays. Replaces the previous
-- hold, so that the same call renews it. outcome: 'held' or 'missing'.
create function hold_stock(
  p_cart_id text, p_lines json, p_until timestamptz, out outcome text, out missing json
) language plpgsql as $$
begin
  perform lock_stock(p_lines, p_cart_id);
  missing := missing_stock(p_lines, p_cart_id);
  if missing is not null then
    outcome := 'missing';
    return;
  end if;
  perform reserve_demand(p_lines, p_cart_id);
  insert into stock_hold (cart_id, item_id, location_id, quantity, expires_at)
    select p_cart_id, d.item_id, d.location_id, d.quantity, p_until from stock_demand(p_lines) d;
  outcome := 'held';
end
$$;

-- Ends the hold of a cart. A second call changes nothing.
create function release_hold(p_cart_id text) returns void language plpgsql as $$
begin
  perform lock_stock('[]', p_cart_id);
  perform reserve_demand('[]', p_cart_id);
end
$$;

-- Gives back ended holds of at most p_limit items; rows that a call works on are left to the next run.
create function release_ended_holds(p_limit integer) returns integer language plpgsql as $$
declare
  v_items text[];
  v_locations text[];
  v_released integer;
begin
  select array_agg(l.item_id), array_agg(l.location_id) into v_items, v_locations
    from (
      select s.item_id, s.location_id from stock s
      where (s.item_id, s.location_id) in (
        select h.item_id, h.location_id from stock_hold h where h.expires_at <= now()
        order by h.expires_at limit p_limit)
      order by s.item_id, s.location_id for update skip locked
    ) l;
  with freed as (
      delete from stock_hold h using unnest(v_items, v_locations) as l (item_id, location_id)
      where h.item_id = l.item_id and h.location_id = l.location_id and h.expires_at <= now()
      returning h.item_id, h.location_id, h.quantity
    ),
    changed as (
      update stock s set reserved = s.reserved - f.quantity
      from (select item_id, location_id, sum(quantity) as quantity, count(*) as holds from freed group by 1, 2) f
      where s.item_id = f.item_id and s.location_id = f.location_id
      returning f.holds
    )
  select coalesce(sum(holds), 0) into v_released from changed;
  return v_released;
end
$$;

-- Ends an allocation, or the part of it in p_lines, at most what is open. 'release': the goods are available again.
-- 'hand-over': the goods leave the location. A repeated reference of the movement changes nothing; without one it is
-- that of the allocation. Returns what was moved.
create function end_allocation(
  p_movement text, p_cause text, p_reference text, p_lines json default null, p_movement_reference text default null
) returns table (item_id text, location_id text, quantity integer) language plpgsql as $$
#variable_conflict use_column
begin
  if p_movement is null or p_movement not in ('release', 'hand-over') then
    raise exception 'Unknown movement %.', p_movement using errcode = 'check_violation';
  end if;
  perform from stock s
    where (s.item_id, s.location_id) in (select a.item_id, a.location_id from stock_allocation a
      where a.cause = p_cause and a.reference = p_reference)
    order by s.item_id, s.location_id for update;
  return query
    with ended as (
      select a.item_id, a.location_id, least(a.open, coalesce(d.quantity, a.open)) as quantity
      from stock_allocation a
      left join stock_demand(p_lines) d on d.item_id = a.item_id and d.location_id = a.location_id
      where a.cause = p_cause and a.reference = p_reference and a.open > 0
        and (p_lines is null or d.quantity > 0)
    ),
    booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta, reserved)
      select e.item_id, e.location_id, p_movement, coalesce(p_movement_reference, p_cause || ' ' || p_reference),
        case p_movement when 'hand-over' then -e.quantity else 0 end, -e.quantity
      from ended e
      on conflict do nothing
      returning item_id, location_id, delta, -reserved as quantity
    ),
    closed as (
      update stock_allocation a set open = a.open - b.quantity from booked b
      where a.cause = p_cause and a.reference = p_reference
        and a.item_id = b.item_id and a.location_id = b.location_id
    )
    update stock s set quantity = s.quantity + b.delta, reserved = s.reserved - b.quantity
    from booked b where s.item_id = b.item_id and s.location_id = b.location_id
    returning b.item_id, b.location_id, b.quantity;
end
$$;

-- Goods that come back from a customer are on hand again. A repeated reference changes nothing.
create function return_stock(p_lines json, p_reference text) returns void language plpgsql as $$
begin
  perform lock_stock(p_lines, null);
  with booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta)
      select d.item_id, d.location_id, 'return', p_reference, d.quantity from stock_demand(p_lines) d
      on conflict do nothing
      returning item_id, location_id, delta
    )
  update stock s set quantity = s.quantity + b.delta
  from booked b where s.item_id = b.item_id and s.location_id = b.location_id;
end
$$;

-- Rows whose balance differs from ledger, holds and allocations: none.
create view stock_difference as
  with booked as (
      select item_id, location_id, sum(delta) as delta, sum(reserved) as reserved from stock_ledger group by 1, 2
    ),
    held as (select item_id, location_id, sum(quantity) as quantity from stock_hold group by 1, 2),
    allocated as (select item_id, location_id, sum(open) as quantity from stock_allocation where open > 0 group by 1, 2),
    figures as (
      select s.item_id, s.location_id, s.quantity, s.reserved,
        s.opening + coalesce(b.delta, 0) as booked_quantity, coalesce(b.reserved, 0) as booked_reserved,
        coalesce(h.quantity, 0) as held, coalesce(a.quantity, 0) as allocated
      from stock s
      left join booked b using (item_id, location_id)
      left join held h using (item_id, location_id)
      left join allocated a using (item_id, location_id)
    )
  select * from figures
  where quantity <> booked_quantity or reserved <> held + allocated or allocated <> booked_reserved;
