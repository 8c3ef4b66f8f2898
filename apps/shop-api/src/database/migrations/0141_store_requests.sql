-- Questions of shoppers to a store about an item; see docs/decisions/0140-a-store-answers-by-mail.md.
create table store_request (
  id bigint generated always as identity primary key,
  company_id text not null references store (company_id) on delete cascade,
  item_id text not null references item (id) on delete cascade,
  question text not null,
  name text not null,
  email text not null,
  asked_at timestamptz not null,
  -- Null: open.
  answered_at timestamptz
);
create index store_request_open on store_request (company_id, id) where answered_at is null;
create index store_request_age on store_request (asked_at);
create index store_request_person on store_request (lower(email));
create index store_request_item on store_request (item_id);
