-- Orders that a session may read besides its own, for 30 minutes: after a guest login or a link of a mail.
create table order_access (
  session_id text not null references session (id) on delete cascade on update cascade,
  order_id text not null references shop_order (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (session_id, order_id)
);
create index order_access_expires on order_access (expires_at);

-- Orders whose transaction was reported to the trackers: each once, also after a reload.
create table reported_transaction (
  order_id text primary key references shop_order (id) on delete cascade,
  reported_at timestamptz not null default now()
);

-- Where a refund goes that has no other way. Holder and IBAN are encrypted; deleted after the refund.
create table bank_details (
  order_id text primary key references shop_order (id) on delete cascade,
  sealed text not null,
  saved_at timestamptz not null default now()
);
