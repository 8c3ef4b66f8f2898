-- Version 1.
-- Gives back what an order has used, of voucher and promotions; returns their number. May run twice.
create or replace function release_voucher(p_reference text) returns integer
language plpgsql as $$
declare
  v_released integer;
begin
  -- The promotions first and in one order, as in redeem_promotion: no deadlock.
  perform 1 from promotion p
    where p.id in (select r.promotion_id from promotion_redemption r where r.reference = p_reference)
    order by p.id for update;
  with released as (
    update promotion_redemption set released_at = now()
    where reference = p_reference and released_at is null returning promotion_id
  )
  update promotion p set uses = p.uses - 1 from released where p.id = released.promotion_id;
  get diagnostics v_released = row_count;
  return v_released;
end
$$;
