-- Prize draws: who enters, and a drawing that everybody can recompute. See docs/decisions/0178.
create table lottery (
  id text primary key,
  title text not null,
  prize text not null,
  -- The page with the conditions.
  link text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  winners integer not null check (winners between 1 and 100),
  -- What the form asks: LotteryOptions.
  options jsonb not null,
  -- Secret until the drawing; its hash is published from the beginning.
  seed text not null,
  seed_hash text not null,
  drawn_at timestamptz,
  drawn_by text,
  -- What was drawn from: the sorted codes of all entries, and their hash.
  codes text[],
  codes_hash text,
  winning_codes text[],
  check (opens_at < closes_at),
  check (drawn_at >= closes_at),
  check ((drawn_at is null) = (winning_codes is null) and (drawn_at is null) = (codes is null)
    and (drawn_at is null) = (codes_hash is null) and (drawn_at is null) = (drawn_by is null))
);

create table lottery_entry (
  lottery_id text not null references lottery (id) on delete cascade,
  -- In the mail to the person; published if it wins.
  code text not null,
  -- The hash of the normalised address: one entry for each person.
  person text not null,
  email text not null,
  salutation text not null,
  first_name text not null,
  last_name text not null,
  birth_date date,
  entered_at timestamptz not null,
  primary key (lottery_id, code),
  unique (lottery_id, person)
);
-- Entries are deleted some time after the closing, and are older then.
create index lottery_entry_age on lottery_entry (entered_at);
