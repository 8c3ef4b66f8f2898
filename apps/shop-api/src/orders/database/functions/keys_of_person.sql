-- Version 1.
-- {"person": keys}; servers of the release before send one key for each purpose.
create or replace function keys_of_person(p_order jsonb) returns text[]
language sql immutable as $$
  select array_remove(array(select jsonb_array_elements_text(coalesce(p_order -> 'person',
    jsonb_build_array(p_order ->> 'redeemer', p_order -> 'holder' ->> 'person')))), null)
$$;
