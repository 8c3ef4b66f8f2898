-- All items of one store: the search reads them for the filter by store. Without quantities, so that a change of the
-- stock does not write to the index.
create index stock_of_location on stock (location_id, item_id);
