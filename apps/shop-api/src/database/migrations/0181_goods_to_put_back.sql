-- Found pieces of a line that are not ordered any more: the desk puts them back on their shelf.
-- What lay there before this release was put back without a report.
update order_line set found = quantity - cancelled where found + cancelled > quantity;
create index order_line_to_put_back on order_line (order_id) where found + cancelled > quantity;
