-- Withdrawals that are not matched yet, by the number that was typed.
create index order_case_unmatched on order_case (order_number) where order_id is null and ended_at is null;
