/** Desk of the online warehouse, for orders that are sent. */
export const WAREHOUSE_DESK = 'online';

/** The desk that hands out the goods of an order, and takes them back. */
export const deskOf = ({ companyId }: { companyId: string | null }): string => companyId ?? WAREHOUSE_DESK;
