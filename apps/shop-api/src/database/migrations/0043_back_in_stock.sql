-- Confirmed requests for one mail when a sold-out item is available again. Before the confirmation nothing is
-- stored: the link of the mail contains the request. See docs/decisions/0066.
create table back_in_stock_request (
  id bigint generated always as identity primary key,
  item_id text not null references item (id) on delete cascade,
  email text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz not null default now()
);
create unique index back_in_stock_request_address on back_in_stock_request (lower(email), item_id);
create index back_in_stock_request_item on back_in_stock_request (item_id, requested_at, id);
create index back_in_stock_request_age on back_in_stock_request (confirmed_at);
