-- Version 1.
-- Pieces of a line that the buyer has got and keeps: not what has come back, is to come back, or was paid back.
-- A withdrawal that was declared with the number of the order alone may be about each of its lines.
create or replace function kept_pieces(p_order_id text, p_line_id integer) returns integer
language sql stable as $$
  select case when exists (
      select from order_case u join shop_order o on o.id = p_order_id
      where u.order_id is null and u.ended_at is null and u.order_number = o.number
    ) then 0
    else greatest(0, l.handed_over - c.to_come - greatest(l.returned, c.paid_back)) end
  from order_line l
  cross join lateral (
    select coalesce(sum(cl.pieces) filter (where c.ended_at is null), 0)::integer as to_come,
      coalesce(sum(cl.given) filter (where c.ended_at is not null), 0)::integer as paid_back
    from order_case c join order_case_line cl on cl.case_id = c.id and cl.line_id = l.line_id
    where c.order_id = l.order_id and c.kind in ('WITHDRAWAL', 'RETURN')
  ) c
  where l.order_id = p_order_id and l.line_id = p_line_id
$$;
