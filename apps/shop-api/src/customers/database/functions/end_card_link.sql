-- Version 1.
-- A card that leaves an account in any way, for example with its deletion: the consent was that of the
-- person, and wallets of the person learn nothing of the next one; trigger customer_card_leaves.
create or replace function end_card_link() returns trigger language plpgsql as $$
begin
  new.opted_in_at := null;
  new.opted_in_text := null;
  delete from wallet_device where card_number = old.number;
  update wallet_pass set
    ended_serials = case when in_google then ended_serials || serial else ended_serials end,
    serial = gen_random_uuid()::text,
    token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    in_google = false, changed_at = now(), due_at = now(), attempts = 0
  where card_number = old.number;
  return new;
end
$$;
