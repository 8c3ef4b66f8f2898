-- Version 1.
-- Wallets show a blocked card as void, and one that is free again as valid; trigger
-- blocked_customer_card_in_wallets.
create or replace function tell_wallets_of_block() returns trigger language plpgsql as $$
begin
  update wallet_pass set changed_at = now(), due_at = now(), attempts = 0
  where card_number = coalesce(new.number, old.number);
  return null;
end
$$;
