/** Desk of the online warehouse, for orders that are sent. */
export const WAREHOUSE_DESK = 'online';
