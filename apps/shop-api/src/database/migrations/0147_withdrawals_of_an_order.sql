-- The page of an order shows the withdrawals that were declared about it.
create index withdrawal_order on withdrawal (order_id) where order_id is not null;
