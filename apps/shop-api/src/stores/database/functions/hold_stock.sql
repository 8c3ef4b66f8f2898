-- Version 1.
-- Reserves all lines for the cart until the given time, or none; then its previous hold stays. Replaces the previous
-- hold, so that the same call renews it. outcome: 'held' or 'missing'.
-- With p_holder {"network", "limits": {"pieces", "share", "networkShare"}} at most what a buyer and a network may hold:
-- is_limited if this is less than the lines. What is not held can be ordered as long as it is there.
create or replace function hold_stock(
  p_cart_id text, p_lines json, p_until timestamptz, p_holder jsonb default null,
  out outcome text, out missing json, out is_limited boolean
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_lines json := p_lines;
  v_limits jsonb := p_holder -> 'limits';
begin
  is_limited := false;
  perform lock_stock(p_lines, p_cart_id);
  missing := missing_stock(p_lines, p_cart_id);
  if missing is not null then
    outcome := 'missing';
    return;
  end if;
  if p_holder is not null then
    select coalesce(json_agg(json_build_object('itemId', d.item_id, 'locationId', d.location_id,
          'quantity', least(d.quantity, l.allowed))) filter (where l.allowed > 0), '[]'),
        coalesce(bool_or(l.allowed < d.quantity), false)
      into v_lines, is_limited
      from stock_demand(p_lines) d
      cross join lateral (select free_for(d.item_id, d.location_id, p_cart_id) as free,
        pieces_of_network(p_holder ->> 'network', d.item_id, d.location_id, p_cart_id) as held) n
      cross join lateral (select greatest(0, least((v_limits ->> 'pieces')::integer,
        ceil((v_limits ->> 'share')::numeric * n.free),
        ceil((v_limits ->> 'networkShare')::numeric * (n.free + n.held)) - n.held))::integer as allowed) l;
  end if;
  perform reserve_demand(v_lines, p_cart_id);
  insert into stock_hold (cart_id, item_id, location_id, quantity, expires_at, network)
    select p_cart_id, d.item_id, d.location_id, d.quantity, p_until, p_holder ->> 'network' from stock_demand(v_lines) d;
  outcome := 'held';
end
$$;
