-- Version 1.
-- Uses a promotion for an order: 'redeemed', 'unknown', 'over', 'used-up' or 'used-by-customer'. The row's lock makes
-- both limits exact. p_redeemers are the keys of a person; one of them is enough for a single use. Repeated with the
-- same reference it has one effect. An order with several promotions redeems them in the order of their ids.
create or replace function redeem_promotion(p_promotion_id text, p_reference text, p_redeemers text[]) returns text
language plpgsql as $$
declare
  v_promotion promotion%rowtype;
begin
  select * into v_promotion from promotion where id = p_promotion_id and is_active for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select from promotion_redemption r
      where r.reference = p_reference and r.promotion_id = p_promotion_id and r.released_at is null) then
    return 'redeemed';
  end if;
  if now() < v_promotion.valid_from or now() >= v_promotion.valid_until then
    return 'over';
  end if;
  if v_promotion.uses >= v_promotion.max_uses then
    return 'used-up';
  end if;
  if v_promotion.is_once_per_customer and p_promotion_id = any (array(select r.promotion_id from promotion_redemption r
      where r.redeemers && p_redeemers and r.released_at is null)) then
    return 'used-by-customer';
  end if;
  insert into promotion_redemption (reference, promotion_id, redeemer, redeemers)
    values (p_reference, p_promotion_id, p_redeemers[1], p_redeemers)
    on conflict (reference, promotion_id) do update set released_at = null, redeemed_at = now(),
      redeemer = excluded.redeemer, redeemers = excluded.redeemers;
  update promotion set uses = uses + 1 where id = p_promotion_id;
  return 'redeemed';
end
$$;
