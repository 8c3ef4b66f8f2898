/** The warehouse sends orders; the desks of stores hand them out. */
export const isWarehouse = (desk: string): boolean => desk === 'online';

/** Key of the link back to the orders. */
export const backKey = (desk: string): string => (isWarehouse(desk) ? 'desk.back.parcels' : 'desk.back');
