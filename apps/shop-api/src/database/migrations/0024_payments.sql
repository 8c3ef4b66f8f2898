-- Payments of orders. What the provider has confirmed is in the ledger; what the shop wants from the provider
-- is a task, repeated until it is answered.

-- One attempt to pay for an order. Its id is the reference that the provider stores.
create table payment (
  id text primary key,
  order_id text not null,
  -- Name of specification 3.
  method text not null,
  -- Null until it is started; 'store' for money that is taken in the store.
  provider text,
  cents integer not null check (cents > 0),
  -- open: requested, not decided. authorized: the provider guarantees the amount. refused, cancelled: final,
  -- except that a late success of the provider is accepted as authorized.
  state text not null default 'open' check (state in ('open', 'authorized', 'refused', 'cancelled')),
  -- False after the order has ended or was paid in another way: whatever arrives later is given back.
  is_wanted boolean not null default true,
  -- Id at the provider, and the page for the buyer; null until the provider has answered.
  reference text,
  redirect_url text,
  -- Why the provider refused; key of a text with the prefix 'payment.refused.'.
  refusal text,
  -- Totals that the provider has confirmed: sums of the ledger. They only grow.
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_order on payment (order_id);
create unique index payment_reference on payment (provider, reference);
-- One order is paid by one payment.
create unique index payment_wanted on payment (order_id) where is_wanted;

-- Events of the provider that were applied: a repeated one has no effect.
create table payment_event (
  provider text not null,
  event_id text not null,
  payment_id text not null references payment (id),
  at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Requests to the provider, written in the transaction of their cause. The reference makes them idempotent.
create table payment_task (
  id bigint generated always as identity primary key,
  payment_id text not null references payment (id),
  kind text not null check (kind in ('capture', 'cancel', 'refund')),
  reference text not null,
  cents integer not null check (cents >= 0 and (kind = 'cancel') = (cents = 0)),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  done_at timestamptz,
  -- The provider has refused for good: a person must look at it.
  failed_at timestamptz,
  failure text,
  unique (payment_id, kind, reference)
);
create index payment_task_open on payment_task (payment_id, id) where done_at is null and failed_at is null;

-- Money of orders that has moved, with the sign of the shop's side.
create table money_ledger (
  id bigint generated always as identity primary key,
  order_id text not null,
  payment_id text not null references payment (id),
  cause text not null check (cause in ('capture', 'refund')),
  -- The confirmed total that this row leads to.
  reference text not null,
  cents integer not null check (cents <> 0 and (cause = 'refund') = (cents < 0)),
  at timestamptz not null default now(),
  unique (payment_id, cause, reference)
);
create index money_ledger_order on money_ledger (order_id);

create function refuse_money_change() returns trigger language plpgsql as $$
begin
  raise exception 'money_ledger is append-only';
end
$$;
create trigger money_ledger_is_append_only before update or delete or truncate on money_ledger
  for each statement execute function refuse_money_change();

-- Payments whose totals do not follow from the ledger; empty unless rows were changed by hand.
create view payment_difference as
  select p.id as payment_id, p.order_id, p.captured_cents, p.refunded_cents,
    coalesce(sum(l.cents) filter (where l.cause = 'capture'), 0)::integer as booked_captured_cents,
    coalesce(-sum(l.cents) filter (where l.cause = 'refund'), 0)::integer as booked_refunded_cents
  from payment p left join money_ledger l on l.payment_id = p.id
  group by p.id
  having p.captured_cents <> coalesce(sum(l.cents) filter (where l.cause = 'capture'), 0)
    or p.refunded_cents <> coalesce(-sum(l.cents) filter (where l.cause = 'refund'), 0);
