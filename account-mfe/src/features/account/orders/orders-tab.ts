/** Last part of the address of the tab. */
export const ORDERS_TAB = 'bestellungen';
