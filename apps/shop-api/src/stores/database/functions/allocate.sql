-- Version 1.
-- Reserves all lines for an order or a reservation, or none. Consumes the hold of the cart.
-- outcome: 'allocated'; 'repeated': the reference has its allocation already, nothing changed; 'missing': see
-- missing_stock.
create or replace function allocate(
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
