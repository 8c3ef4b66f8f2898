-- Version 1.
-- How the goods of an order are kept without a payment: 'payment' (of a provider), 'collect', 'reservation'. Null: paid,
-- or over.
create or replace function unpaid_kind(p_kind text, p_state text, p_payment_method text) returns text
language sql immutable as $$
  select case
    when p_state = 'PAYMENT_PENDING' then 'payment'
    when p_kind = 'reservation' and p_state in ('REQUESTED', 'CONFIRMED', 'PARTIAL', 'READY') then 'reservation'
    when p_kind = 'collect' and p_payment_method in ('PAY_IN_STORE', 'PICK_UP_BOX')
      and p_state in ('CONFIRMED', 'PICKING', 'READY') then 'collect'
  end
$$;
