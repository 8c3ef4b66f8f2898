-- Version 1.
-- redeem_promotion by the code of a coupon; 'unknown' without such a code.
create or replace function redeem_voucher(p_code text, p_reference text, p_redeemers text[]) returns text
language sql as $$
  select coalesce(
    (select redeem_promotion(p.id, p_reference, p_redeemers) from promotion p where p.code = upper(p_code)), 'unknown')
$$;
