-- What ends when a card leaves its account, and what wallets show of a blocked card.
alter table wallet_pass add ended_serials text[] not null default '{}';

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
create trigger customer_card_leaves before update of customer_id on customer_card
  for each row when (old.customer_id is not null and new.customer_id is distinct from old.customer_id)
  execute function end_card_link();

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
create trigger blocked_customer_card_in_wallets after insert or delete on blocked_customer_card
  for each row execute function tell_wallets_of_block();
