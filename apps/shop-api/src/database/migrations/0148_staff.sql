-- People who work at a desk; see docs/decisions/0144-staff-sign-in-with-names.md.
create table staff (
  id uuid primary key,
  number text not null unique check (number ~ '^[A-Z0-9]{3,12}$'),
  name text not null,
  role text not null check (role in ('EMPLOYEE', 'MANAGER', 'OPERATOR')),
  -- Company id of a store, or "online". Operators work for all desks.
  desk text check ((desk is null) = (role = 'OPERATOR')),
  password_hash text not null,
  pin_hash text not null,
  blocked_at timestamptz,
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now()
);
create index staff_desk on staff (desk, number);

-- Who works at the device of a session.
create table staff_login (
  session_id text primary key references session (id) on update cascade on delete cascade,
  -- The desk of the device, whose people may take it over by PIN; null where an operator has signed in.
  desk text,
  staff_id uuid not null references staff (id) on delete cascade,
  -- The last call of the desk; null: locked.
  active_at timestamptz,
  wrong_pins integer not null default 0,
  expires_at timestamptz not null
);
create index staff_login_person on staff_login (staff_id);
create index staff_login_expiry on staff_login (expires_at);

-- What people did at a desk; append-only. No reference to staff: the rows stay when a person leaves.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id uuid not null,
  number text not null,
  name text not null,
  role text not null,
  desk text,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  -- What a device claims that sent the action later.
  recorded_by text,
  recorded_ago integer,
  -- Idempotency key: a repeated call has one row.
  key text
);
create index staff_audit_desk on staff_audit (desk, id);
create index staff_audit_age on staff_audit (at);
create unique index staff_audit_once on staff_audit (staff_id, target, key) where key is not null;

create function refuse_staff_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger staff_audit_is_append_only before update or truncate on staff_audit
  for each statement execute function refuse_staff_audit_change();
