-- Version 1.
-- Notes who keeps the goods of an order without having paid them. The argument is that of place_within_limits.
create or replace function insert_holder(p_order jsonb, p_order_id text) returns void language sql as $$
  insert into order_holder (order_id, person, network, placed_at)
    values (p_order_id, keys_of_person(p_order), p_order -> 'holder' ->> 'network',
      (p_order -> 'order' ->> 'placed_at')::timestamptz)
$$;
