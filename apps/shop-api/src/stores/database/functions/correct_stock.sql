-- Version 1.
-- States what lies in a location, by the columns of stock_correction. It may be less than is reserved. `seen` is the
-- quantity that the person was shown; 0 for an item that the location does not list.
-- outcome: 'corrected', 'repeated' (the reference has its correction already), 'changed' (the quantity is not `seen`),
-- 'clash' (the reference is that of another correction). Only 'corrected' changes something.
create or replace function correct_stock(p_correction jsonb) returns text language plpgsql as $$
declare
  v_new stock_correction := jsonb_populate_record(null::stock_correction, p_correction);
  v_known stock_correction;
  v_quantity integer;
begin
  if v_new.seen = 0 then
    insert into stock (item_id, location_id, quantity, opening) values (v_new.item_id, v_new.location_id, 0, 0)
      on conflict do nothing;
  end if;
  select s.quantity into v_quantity from stock s
    where s.item_id = v_new.item_id and s.location_id = v_new.location_id for update;
  select * into v_known from stock_correction c
    where c.location_id = v_new.location_id and c.reference = v_new.reference;
  if found then
    return case when (v_known.item_id, v_known.reason, v_known.seen, v_known.counted)
      = (v_new.item_id, v_new.reason, v_new.seen, v_new.counted) then 'repeated' else 'clash' end;
  end if;
  if v_quantity is distinct from v_new.seen then
    return 'changed';
  end if;
  insert into stock_correction select v_new.* on conflict do nothing;
  -- A call for another item has used the reference in the meantime.
  if not found then
    return 'clash';
  end if;
  if v_new.counted <> v_quantity then
    insert into stock_ledger (item_id, location_id, cause, reference, delta)
      values (v_new.item_id, v_new.location_id, 'correction', v_new.reference, v_new.counted - v_quantity);
  end if;
  update stock s set quantity = v_new.counted, checked_at = v_new.corrected_at
    where s.item_id = v_new.item_id and s.location_id = v_new.location_id;
  return 'corrected';
end
$$;
