-- Version 1.
-- Adds up the days that are over and deletes their rows, and the sums that are older than p_days.
create or replace function add_up_searches(p_days int) returns void language sql as $$
  with over as (delete from counted_search where day < current_date returning phrase, day)
  insert into search_phrase (phrase, day, visitors) select phrase, day, count(*) from over group by phrase, day
  on conflict (phrase, day) do update set visitors = search_phrase.visitors + excluded.visitors;
  delete from search_day where day < current_date;
  delete from search_phrase where day < current_date - p_days;
$$;
