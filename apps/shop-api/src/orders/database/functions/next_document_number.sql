-- Version 1.
-- The next number of a series: "RE-2026" -> "RE-2026-000001".
create or replace function next_document_number(p_series text) returns text language sql as $$
  insert into document_series as s (series, last_number) values (p_series, 1)
    on conflict (series) do update set last_number = s.last_number + 1
    returning p_series || '-' || lpad(last_number::text, 6, '0')
$$;
