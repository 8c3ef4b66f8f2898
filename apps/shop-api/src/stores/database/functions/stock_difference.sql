-- Version 1.
-- Rows whose balance differs from ledger, holds and allocations: none.
create or replace view stock_difference as
  with booked as (
      select item_id, location_id, sum(delta) as delta, sum(reserved) as reserved from stock_ledger group by 1, 2
    ),
    held as (select item_id, location_id, sum(quantity) as quantity from stock_hold group by 1, 2),
    allocated as (select item_id, location_id, sum(open) as quantity from stock_allocation where open > 0 group by 1, 2),
    figures as (
      select s.item_id, s.location_id, s.quantity, s.reserved,
        s.opening + coalesce(b.delta, 0) as booked_quantity, coalesce(b.reserved, 0) as booked_reserved,
        coalesce(h.quantity, 0) as held, coalesce(a.quantity, 0) as allocated
      from stock s
      left join booked b using (item_id, location_id)
      left join held h using (item_id, location_id)
      left join allocated a using (item_id, location_id)
    )
  select * from figures
  where quantity <> booked_quantity or reserved <> held + allocated or allocated <> booked_reserved;
