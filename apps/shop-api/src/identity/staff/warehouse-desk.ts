/** Desk of the online warehouse, which is no store: it sends orders. */
export const WAREHOUSE_DESK = 'online';
