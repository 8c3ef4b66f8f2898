-- Version 1.
-- Gives the reservation cart to another store. Lines that the store lacks change only with p_is_confirmed.
-- outcome: 'same' (no reserved lines, or the store has them already), 'moved', 'impact' (nothing is changed).
-- impact: [{"entryId", "itemId", "quantity", "available"}] of the lines that the store lacks, wholly or in part.
create or replace function move_reservation(
  p_session_id text, p_company_id text, p_is_confirmed boolean, out outcome text, out store_id text, out impact json
) language plpgsql as $$
declare
  v_cart text;
  v_reserves boolean;
begin
  select c.id, c.reservation_store_id into v_cart, store_id from cart c
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id) for update;
  if v_cart is null or store_id = p_company_id
      or not exists (select from cart_position p where p.cart_id = v_cart and p.is_reserved) then
    outcome := 'same';
    return;
  end if;
  v_reserves := exists (select from store st
    where st.company_id = p_company_id and 'CLICK_AND_RESERVE' = any (st.services));
  select json_agg(json_build_object('entryId', l.entry_id, 'itemId', l.item_id, 'quantity', l.quantity,
      'available', l.available) order by l.added_at, l.entry_id) into impact
    from (
      select p.entry_id, p.item_id, p.quantity, p.added_at,
        case when v_reserves then available_for(p.item_id, p_company_id, v_cart) else 0 end as available
      from cart_position p where p.cart_id = v_cart and p.is_reserved
    ) l
    where l.available < l.quantity;
  if impact is not null and not p_is_confirmed then
    outcome := 'impact';
    return;
  end if;
  delete from cart_position p using json_to_recordset(impact) as i ("entryId" text, available integer)
    where p.cart_id = v_cart and p.entry_id = i."entryId" and i.available = 0;
  update cart_position p set quantity = i.available
    from json_to_recordset(impact) as i ("entryId" text, available integer)
    where p.cart_id = v_cart and p.entry_id = i."entryId" and i.available > 0;
  update cart c set reservation_store_id = p_company_id, updated_at = now(), merge_report = null where c.id = v_cart;
  outcome := 'moved';
end
$$;
