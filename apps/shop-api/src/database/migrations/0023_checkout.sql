-- Legal facts of an item: withdrawalExclusion, needsAdvice, ageCheck, deviceCategory, battery, zeroTax,
-- guaranteeMonths. Absent means none.
alter table item add column duties jsonb not null default '{}';

-- What a visitor has typed in the checkout of a cart. It follows the cart through a login and ends with it, or a
-- day after the last change.
create table checkout (
  cart_id text primary key references cart (id) on delete cascade,
  -- Idempotency key of the next order; replaced when it is placed.
  submit_key text not null,
  -- Values of the forms. Null: the step is open.
  contact jsonb,
  delivery jsonb,
  address jsonb,
  payment_method text,
  -- The goods are held until then.
  held_until timestamptz,
  updated_at timestamptz not null default now()
);
create index checkout_age on checkout (updated_at);
