-- Invoices and their corrections. See docs/decisions/0054.

-- The last number of each series. Its row is locked until the transaction of the document ends, so that a
-- transaction that is undone leaves no gap; a sequence would.
create table document_series (
  -- "RE-2026", "RK-2026"
  series text primary key,
  last_number integer not null check (last_number > 0)
);

-- Everything a document shows, as it was given. The files are made of it.
create table order_document (
  -- "RE-2026-000001"
  number text primary key,
  -- No cascade: documents stay for the time of UStG §14b.
  order_id text not null references shop_order (id),
  kind text not null check (kind in ('invoice', 'correction')),
  -- Step of order_event that is the cause.
  seq integer not null,
  model jsonb not null,
  given_at timestamptz not null,
  unique (order_id, seq)
);
create function refuse_order_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_document is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger order_document_is_append_only before update or delete or truncate on order_document
  for each statement execute function refuse_order_document_change();

-- The next number of a series: "RE-2026" -> "RE-2026-000001".
create function next_document_number(p_series text) returns text language sql as $$
  insert into document_series as s (series, last_number) values (p_series, 1)
    on conflict (series) do update set last_number = s.last_number + 1
    returning p_series || '-' || lpad(last_number::text, 6, '0')
$$;
