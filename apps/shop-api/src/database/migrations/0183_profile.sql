alter table customer add phone text;

-- A change of the address of an account, kept while the owner of the old one may object. Only hashes of the tokens are kept.
create table email_change (
  id uuid primary key,
  customer_id text not null references customer (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  -- Of the link to the new address. Null: another account has it, and its owner got another mail.
  confirm_hash text unique,
  -- Of the link to the old address.
  object_hash text not null unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- It cannot be confirmed any more: a later change has replaced it, or the owner has objected.
  ended_at timestamptz,
  -- The link to the old address was used, or that of an earlier change.
  objected_at timestamptz
);
create index email_change_customer on email_change (customer_id, created_at desc);
create index email_change_age on email_change (created_at);
