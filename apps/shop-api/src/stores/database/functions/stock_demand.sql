-- Version 1.
-- Demand of lines [{"itemId", "locationId", "quantity"}] by item and location.
create or replace function stock_demand(p_lines json)
returns table (item_id text, location_id text, quantity integer) language sql immutable as $$
  select r."itemId", r."locationId", sum(r.quantity)::integer
  from json_to_recordset(p_lines) as r ("itemId" text, "locationId" text, quantity integer)
  group by 1, 2
$$;
