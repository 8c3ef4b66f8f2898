-- Searches that visitors made, for the suggestions of the search box. The rows of a day contain a hash of session
-- and network with a random salt of that day. When the day is over they are added up and deleted together with the
-- salt, so that no row can be assigned to a visitor.

create table search_day (
  day date primary key default current_date,
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

create table counted_search (
  day date not null,
  phrase text not null,
  visitor bytea not null,
  network bytea not null,
  primary key (day, phrase, visitor)
);
create index counted_search_network on counted_search (day, network, phrase);

-- Number of visitors by phrase and day.
create table search_phrase (
  phrase text not null,
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (phrase, day)
);
create index search_phrase_day on search_phrase (day);

-- Counts a phrase once per session and day, and for at most p_per_network sessions of one network. A network counts
-- at most p_phrases phrases a day.
create function count_search(p_phrase text, p_session text, p_network text, p_per_network int, p_phrases int)
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

-- Adds up the days that are over and deletes their rows, and the sums that are older than p_days.
create function add_up_searches(p_days int) returns void language sql as $$
  with over as (delete from counted_search where day < current_date returning phrase, day)
  insert into search_phrase (phrase, day, visitors) select phrase, day, count(*) from over group by phrase, day
  on conflict (phrase, day) do update set visitors = search_phrase.visitors + excluded.visitors;
  delete from search_day where day < current_date;
  delete from search_phrase where day < current_date - p_days;
$$;
