-- Browser and system of a login, in words for the list of the customer's devices.
alter table session add login_browser text, add login_os text;

-- Second ways to log in; see docs/decisions/0163-passkeys-are-a-second-way.md.
create table passkey (
  -- Id of the credential, base64url.
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  name text not null,
  -- COSE, base64url.
  public_key text not null,
  -- Uses, as the device counts them; 0 on devices that do not count.
  uses bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id, created_at);

-- What a device has to sign: once, in the session that asked for it.
create table passkey_challenge (
  challenge text primary key,
  session_id text not null,
  purpose text not null check (purpose in ('add', 'login')),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
