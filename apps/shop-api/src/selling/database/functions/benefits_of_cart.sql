-- Version 1.
-- What the visitor has attached to the cart: [code of the voucher, number of the customer card, gift card
-- {"id", "lastDigits", "cents"}, logged-in customer {"customerId", "email"} for promotions with a single use]; null if
-- there is nothing. A gift card that is blocked or over has no value.
create or replace function benefits_of_cart(p_session_id text) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_cart cart%rowtype;
  v_number text;
  v_customer customer%rowtype;
begin
  select c.* into v_cart from session_cart sc join cart c on c.id = sc.cart_id where sc.session_id = p_session_id;
  v_number := v_cart.customer_card_number;
  -- A cart without a customer belongs to a guest.
  if v_cart.id is null or v_cart.customer_id is not null then
    select cu.* into v_customer from session s join customer cu on cu.id = s.customer_id
      where s.id = p_session_id and s.login_expires_at > now();
    if v_cart.customer_id is not null then
      v_number := coalesce(v_number, v_customer.customer_card_number);
    end if;
  end if;
  if v_number is not null and exists (select from blocked_customer_card b where b.number = v_number) then
    v_number := null;
  end if;
  if coalesce(v_cart.voucher_code, v_number, v_cart.gift_card_id, v_customer.id) is null then
    return null;
  end if;
  return json_build_array(v_cart.voucher_code, v_number, (
    select json_build_object('id', g.id, 'lastDigits', g.last_digits, 'cents', case
        when g.blocked_at is null and g.valid_until >= (now() at time zone 'Europe/Berlin')::date
        then g.balance_cents else 0 end)
      from gift_card g where g.id = v_cart.gift_card_id),
    case when v_customer.id is not null
      then json_build_object('customerId', v_customer.id, 'email', v_customer.email) end);
end
$$;
