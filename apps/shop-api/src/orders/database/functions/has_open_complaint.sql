-- Version 1.
-- A complaint about the line is open.
create or replace function has_open_complaint(p_order_id text, p_line_id integer) returns boolean
language sql stable as $$
  select exists (
    select from order_case c join order_case_line cl on cl.case_id = c.id
    where c.order_id = p_order_id and c.kind = 'COMPLAINT' and c.ended_at is null and cl.line_id = p_line_id)
$$;
