-- Product safety recalls (Regulation (EU) 2023/988, Art. 35 to 37). See docs/decisions/0173.
create table recall (
  id text primary key,
  published_on date not null,
  -- The affected pieces were sold on these days; null: on any day.
  sold_from date,
  sold_to date,
  -- Until then its items are not sold.
  closed_on date,
  -- What the page and the mails state.
  content jsonb not null,
  -- Raised with the items and the days of sale: buyers are looked for again.
  search_version integer not null default 1,
  check (sold_from <= sold_to)
);

create table recall_item (
  recall_id text not null references recall (id) on delete cascade,
  item_id text not null,
  primary key (recall_id, item_id)
);
create index recall_item_item on recall_item (item_id);

-- A recall is open: the item is not sold.
alter table item add column is_recalled boolean not null default false;
create function mark_recalled_item() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger item_is_recalled before insert on item for each row execute function mark_recalled_item();

-- How far the buyers of a recall were looked for, by source of purchases.
create table recall_search (
  recall_id text not null references recall (id) on delete cascade,
  source text not null,
  search_version integer not null,
  -- The last purchase that was looked at; empty at the beginning.
  found_to text not null default '',
  completed_at timestamptz,
  primary key (recall_id, source)
);

-- Who is written to about a recall. It has each person once.
create table recall_recipient (
  recall_id text not null references recall (id) on delete cascade,
  -- The hash of the normalised address.
  person text not null,
  email text not null,
  -- The purchase by which the person was found; null for one of a till.
  order_id text references shop_order (id) on delete set null,
  found_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (recall_id, person)
);
create index recall_recipient_waiting on recall_recipient (found_at, recall_id, person) where mailed_at is null;
create index recall_recipient_order on recall_recipient (order_id) where order_id is not null;
create index recall_recipient_email on recall_recipient (lower(email));

-- Buyers of an item: the search of a recall reads these entries only.
create index order_line_item on order_line (item_id, order_id);
-- Mails of recalls that wait: few at a time, so that other mails do not wait for them.
create index mail_outbox_recall on mail_outbox (due_at)
  where kind = 'recall' and sent_at is null and given_up_at is null;
