-- Version 1.
-- Writes the session of a visitor who has none, so that carts and lists can refer to it.
create or replace function open_session(p_session_id text, p_expires_at timestamptz) returns void language sql as $$
  insert into session (id, expires_at) values (p_session_id, p_expires_at) on conflict (id) do nothing
$$;
