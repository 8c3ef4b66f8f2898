-- Any browser can report a use on a third-party page. It counts for the gate when the registry has found it in the page itself
-- ("registry"), or an operator has confirmed it (the operator's name).
alter table registry.use add column confirmed_by text, add column confirmed_at timestamptz;

-- Third-party pages that the registry fetches, and when next.
create table registry.watched_page (
  page text primary key,
  check_at timestamptz not null
);
create index on registry.watched_page (check_at);
