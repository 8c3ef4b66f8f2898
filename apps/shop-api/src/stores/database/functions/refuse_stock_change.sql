-- Version 1.
-- Refuses changes of stock_ledger and stock.opening; triggers stock_ledger_is_append_only, stock_opening_is_final.
create or replace function refuse_stock_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: stock changes are new rows of stock_ledger.', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
