-- Version 1.
-- Refuses changes of card_points; trigger card_points_is_append_only.
create or replace function refuse_card_points_change() returns trigger language plpgsql as $$
begin
  raise exception 'card_points is append-only' using errcode = 'restrict_violation';
end
$$;
