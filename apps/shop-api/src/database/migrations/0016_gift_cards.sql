-- Gift cards. Number and PIN are stored as HMAC with a secret of the server; nothing here pays without it.

create table gift_card (
  id text primary key,
  number_hash text not null unique,
  pin_hash text not null,
  -- Shown to the owner.
  last_digits text not null check (length(last_digits) = 4),
  -- Sum of the ledger, changed with it in one transaction.
  balance_cents integer not null check (balance_cents >= 0),
  -- The last valid day in Germany.
  valid_until date not null,
  blocked_at timestamptz,
  issued_at timestamptz not null default now()
);

create table gift_card_ledger (
  id bigint generated always as identity primary key,
  card_id text not null references gift_card (id),
  cause text not null check (cause in ('issue', 'redeem', 'release')),
  -- Order line for 'issue', order for 'redeem' and 'release'.
  reference text not null,
  delta_cents integer not null check (delta_cents <> 0 and (cause = 'redeem') = (delta_cents < 0)),
  at timestamptz not null default now(),
  unique (card_id, cause, reference)
);
-- A repeated order line issues no second card.
create unique index gift_card_ledger_issue on gift_card_ledger (reference) where cause = 'issue';

create function refuse_gift_card_change() returns trigger language plpgsql as $$
begin
  raise exception 'gift_card_ledger is append-only';
end
$$;
create trigger gift_card_ledger_is_append_only before update or delete or truncate on gift_card_ledger
  for each statement execute function refuse_gift_card_change();

-- Pays with a card for an order and returns the paid cents: the balance at most, 0 for a card that is unknown, empty,
-- expired or blocked. Repeated with the same reference it returns the same and has no effect; a released reference
-- pays no more. The row's lock makes it exact under parallel calls.
create function redeem_gift_card(p_card_id text, p_cents integer, p_reference text) returns integer
language plpgsql as $$
declare
  v_card gift_card%rowtype;
  v_paid integer;
begin
  select * into v_card from gift_card where id = p_card_id for update;
  if not found then
    return 0;
  end if;
  if exists (select 1 from gift_card_ledger l
      where l.card_id = p_card_id and l.cause = 'release' and l.reference = p_reference) then
    return 0;
  end if;
  select -l.delta_cents into v_paid from gift_card_ledger l
    where l.card_id = p_card_id and l.cause = 'redeem' and l.reference = p_reference;
  if found then
    return v_paid;
  end if;
  if v_card.blocked_at is not null or v_card.valid_until < (now() at time zone 'Europe/Berlin')::date then
    return 0;
  end if;
  v_paid := least(v_card.balance_cents, greatest(0, p_cents));
  if v_paid = 0 then
    return 0;
  end if;
  insert into gift_card_ledger (card_id, cause, reference, delta_cents)
    values (p_card_id, 'redeem', p_reference, -v_paid);
  update gift_card set balance_cents = balance_cents - v_paid where id = p_card_id;
  return v_paid;
end
$$;

-- Gives back what an order has paid with gift cards, also after their end; returns the cents. May run twice.
create function release_gift_card(p_reference text) returns integer
language plpgsql as $$
declare
  v_released integer;
begin
  -- The cards first and in one order, as in redeem_gift_card: no deadlock.
  perform 1 from gift_card c
    where c.id in (select l.card_id from gift_card_ledger l where l.cause = 'redeem' and l.reference = p_reference)
    order by c.id for update;
  with released as (
    insert into gift_card_ledger (card_id, cause, reference, delta_cents)
      select l.card_id, 'release', l.reference, -l.delta_cents from gift_card_ledger l
      where l.cause = 'redeem' and l.reference = p_reference
      on conflict (card_id, cause, reference) do nothing
      returning card_id, delta_cents
  ), balanced as (
    update gift_card c set balance_cents = c.balance_cents + r.delta_cents
      from released r where c.id = r.card_id returning r.delta_cents
  )
  select coalesce(sum(delta_cents), 0) into v_released from balanced;
  return v_released;
end
$$;
create index gift_card_ledger_reference on gift_card_ledger (reference) where cause = 'redeem';

-- Applied as payment at checkout; nothing is taken off the card before an order.
alter table cart add column gift_card_id text references gift_card (id);
