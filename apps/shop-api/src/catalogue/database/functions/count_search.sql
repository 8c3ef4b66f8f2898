-- Version 1.
-- Counts a phrase once per session and day, and for at most p_per_network sessions of one network. A network counts
-- at most p_phrases phrases a day.
create or replace function count_search(p_phrase text, p_session text, p_network text, p_per_network int, p_phrases int)
returns void language plpgsql as $$
declare
  v_salt bytea;
  v_network bytea;
begin
  insert into search_day default values on conflict do nothing;
  select salt into v_salt from search_day where day = current_date;
  v_network := sha256(v_salt || convert_to('network ' || p_network, 'UTF8'));
  if (select count(*) from counted_search
      where day = current_date and network = v_network and phrase = p_phrase) >= p_per_network
    or (select count(*) from (
      select from counted_search where day = current_date and network = v_network limit p_phrases
    ) of_network) >= p_phrases
  then return;
  end if;
  insert into counted_search (day, phrase, visitor, network)
  values (current_date, p_phrase, sha256(v_salt || convert_to('session ' || p_session, 'UTF8')), v_network)
  on conflict do nothing;
end $$;
