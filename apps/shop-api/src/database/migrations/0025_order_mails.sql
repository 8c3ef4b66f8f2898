-- Mails of orders. See docs/decisions/0052.

-- Written in the transaction of the cause. A job reads the order, renders the mail and puts it into mail_outbox under
-- the same id. A function in SQL writes such a row with a plain insert of kind, order_id, reference and data.
create table order_mail (
  -- Becomes the id of the mail and, with it, its Message-ID.
  id text primary key default gen_random_uuid()::text,
  kind text not null,
  order_id text not null references shop_order (id) on delete cascade,
  -- "<order> <kind> <number of the order_event, or of the line>": one cause makes one mail.
  reference text not null unique,
  -- Details of the cause; emptied when the mail is rendered.
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  rendered_at timestamptz
);
create index order_mail_due on order_mail (due_at) where rendered_at is null;
create index order_mail_order on order_mail (order_id);

-- Attached files by the SHA-256 of their content. Terms are stored once for all mails with the same text.
create table mail_document (
  hash text primary key,
  type text not null,
  content bytea not null,
  used_at timestamptz not null default now()
);

-- [{"name": name of the file, "hash": of mail_document}]
alter table mail_outbox add column attachments jsonb not null default '[]';
