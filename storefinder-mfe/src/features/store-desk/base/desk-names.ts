import type { Translate } from '@fachwerk/shared/widget';

/** The warehouse sends orders; the desks of stores hand them out. */
export const isWarehouse = (desk: string): boolean => desk === 'online';

/** "Markt 1001", where the name of the store is not known. */
export const deskName = (text: Translate, desk: string): string =>
  isWarehouse(desk) ? text('desk.online') : text('desk.store', { desk });

/** Key of the link back to the orders. */
export const backKey = (desk: string): string => (isWarehouse(desk) ? 'desk.back.parcels' : 'desk.back');
