-- Version 1.
-- Stores the chosen store of a visitor; opens the session if there is none. False: a login has just replaced it.
create or replace function choose_store(p_session_id text, p_expires_at timestamptz, p_company_id text) returns boolean
language sql as $$
  with saved as (
    insert into session (id, expires_at, selected_store_id) values (p_session_id, p_expires_at, p_company_id)
    on conflict (id) do update set selected_store_id = excluded.selected_store_id where session.ended_at is null
    returning id
  )
  select exists (select from saved)
$$;
