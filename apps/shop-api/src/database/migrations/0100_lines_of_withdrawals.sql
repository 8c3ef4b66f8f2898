-- What a withdrawal is about, and whether the shop has handled it: the money is due within 14 days (BGB §357(1)).
-- The servers of before know only the columns that exist already: their withdrawals are open, with free text.

alter table withdrawal
  -- Null: the sender did not open the order. No foreign key: a withdrawal is kept in any case.
  add column order_id text,
  -- [{"lineId": 2, "quantity": 1, "name": "Hammer"}], without a name if the order was not open. Null: free text.
  add column lines jsonb,
  -- The lines are not all that the order still contains.
  add column is_part boolean not null default false,
  add column handled_at timestamptz,
  add column handled_by text;

create index withdrawal_open on withdrawal (received_at, id) where handled_at is null;
