-- Customers, their sessions and carts, the mails to them, and withdrawals.

create table customer (
  id text primary key,
  email text not null,
  -- Argon2id with its parameters and salt.
  password_hash text not null,
  salutation text not null check (salutation in ('MRS', 'MR', 'UNKNOWN')),
  first_name text not null,
  last_name text not null,
  birth_date date,
  customer_card_number text,
  is_prohibis boolean not null default false,
  is_employee boolean not null default false,
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
-- One account per address. Registrations that wait for their mail do not count: nobody can occupy another one's address.
create unique index customer_email on customer (lower(email)) where confirmed_at is not null;
create index customer_any_email on customer (lower(email), created_at desc);

-- The links of mails. Only the hash is kept: who reads the table can open none of them.
create table account_token (
  token_hash text primary key,
  customer_id text not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_token_customer on account_token (customer_id, purpose, created_at desc);

-- Counts attempts per account and per address, the same for every instance of the API.
create table attempt_limit (
  key text primary key,
  attempts integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

alter table session
  -- Stays when the login lapses, so that the cart stays; only `login_expires_at` makes a visitor logged in.
  add column customer_id text references customer (id) on delete set null,
  add column login_expires_at timestamptz,
  add column remembers_login boolean not null default false,
  -- Its cookie was replaced by a login or logout.
  add column ended_at timestamptz;
create index session_customer on session (customer_id);

-- A login gives the session a new id; what hangs on it comes along.
alter table cart alter column session_id drop not null;
alter table cart drop constraint cart_session_id_fkey;
alter table cart add constraint cart_session_id_fkey
  foreign key (session_id) references session (id) on delete cascade on update cascade;
alter table cart_add_key drop constraint cart_add_key_session_id_fkey;
alter table cart_add_key add constraint cart_add_key_session_id_fkey
  foreign key (session_id) references session (id) on delete cascade on update cascade;

-- A cart belongs to a session or to a customer.
alter table cart add column customer_id text unique references customer (id) on delete cascade;
-- What the last merge at a login changed, until the cart is changed: also those read it who log in without JavaScript.
alter table cart add column merge_report jsonb;
alter table cart add column merged_at timestamptz;
alter table cart add constraint cart_owner check (num_nonnulls(session_id, customer_id) = 1);

-- The one place that says which cart a session has: the customer's, else its own.
create view session_cart as
  select s.id as session_id, c.id as cart_id
    from session s join cart c on c.customer_id = s.customer_id where s.ended_at is null
  union all
  select c.session_id, c.id
    from cart c where c.session_id is not null;

-- As before, and into the cart that the session has. outcome may be 'session-over': a login or logout came first.
create or replace function cart_add(
  p_session_id text, p_expires_at timestamptz, p_cart_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_key text, p_request_hash text
) returns table (outcome text, entry_id text, requested integer, available integer)
language plpgsql as $$
declare
  v_price integer;
  v_available integer;
  v_cart text;
  v_entry text;
  v_requested integer;
  v_before integer;
  v_customer text;
  v_ended timestamptz;
  v_known cart_add_key%rowtype;
begin
  select i.price_cents, least(999, greatest(0, coalesce(s.quantity - s.reserved, 0)))
    into v_price, v_available
    from item i left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.id = p_item_id and (p_product_id is null or i.product_id = p_product_id);
  if not found then
    return query select 'unknown-item', null::text, p_quantity, 0;
    return;
  end if;

  insert into session (id, expires_at) values (p_session_id, p_expires_at) on conflict (id) do nothing;
  -- Waits for a login at the same moment, or lets it wait: no item falls between two carts.
  select s.customer_id, s.ended_at into v_customer, v_ended from session s where s.id = p_session_id for share;
  if not found or v_ended is not null then
    return query select 'session-over', null::text, p_quantity, v_available;
    return;
  end if;

  if p_key is not null then
    insert into cart_add_key (session_id, key, request_hash) values (p_session_id, p_key, p_request_hash)
      on conflict (session_id, key) do nothing;
    if not found then
      select * into v_known from cart_add_key k where k.session_id = p_session_id and k.key = p_key;
      return query select case when v_known.request_hash = p_request_hash then 'added' else 'key-clash' end,
        v_known.entry_id, p_quantity, v_available;
      return;
    end if;
  end if;

  if v_available = 0 then
    return query select 'sold-out', null::text, p_quantity, 0;
    return;
  end if;

  insert into cart (id, session_id, customer_id)
    values (p_cart_id, case when v_customer is null then p_session_id end, v_customer) on conflict do nothing;
  select c.cart_id into v_cart from session_cart c where c.session_id = p_session_id;
  -- Locks the cart: parallel calls, from two devices too, happen one after the other.
  update cart c set updated_at = now(), merge_report = null where c.id = v_cart;

  select p.quantity, p.entry_id into v_before, v_entry
    from cart_position p where p.cart_id = v_cart and p.item_id = p_item_id;
  v_requested := coalesce(v_before, 0) + p_quantity;
  if v_entry is null then
    v_entry := p_entry_id;
    insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
      values (v_cart, v_entry, p_item_id, least(v_requested, v_available), v_price);
  else
    update cart_position p set quantity = greatest(1, least(v_requested, v_available)), seen_cents = v_price
      where p.cart_id = v_cart and p.entry_id = v_entry;
  end if;

  if p_key is not null then
    update cart_add_key k set entry_id = v_entry where k.session_id = p_session_id and k.key = p_key;
  end if;
  return query select 'added', v_entry, v_requested, v_available;
end
$$;

-- What the server said to a form without JavaScript, until its page has been shown.
create table form_answer (
  key text primary key,
  -- Also of visitors whose session has no row.
  session_id text not null,
  answer jsonb not null,
  expires_at timestamptz not null
);
create index form_answer_expiry on form_answer (expires_at);

-- Written in the transaction of the deed it tells of; a sender takes what is due.
create table mail_outbox (
  id text primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  -- Null once sent: links in it should not be kept longer than needed.
  text text,
  html text,
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mail_outbox_due on mail_outbox (due_at) where sent_at is null and given_up_at is null;
create index mail_outbox_address on mail_outbox (lower(to_address), created_at);

-- Withdrawals from a contract (BGB section 356a): kept as they came in, matched with orders by staff.
create table withdrawal (
  id text primary key,
  receipt_number text not null unique,
  -- Of session, key and content: sending twice makes one.
  request_hash text not null unique,
  name text not null,
  order_number text not null,
  email text not null,
  text text not null,
  received_at timestamptz not null
);
