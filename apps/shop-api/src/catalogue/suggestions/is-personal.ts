/** An e-mail address, or one without the part after the dot. */
const ADDRESS = /@/;
/** `0221 / 47 11-08`, `+49 221 4711`; measures such as `40 x 60` begin with another digit. */
const PHONE = /(?:^|[^\d.,])(?:\+|00?)[1-9](?:[\s/().-]*\d){5}/;
/** Postal codes, customer numbers, numbers of cards, days of order links. */
const LONG_NUMBER = /\d{5}/;
/** Number of an order, see orders/order-codes.ts. */
const ORDER_NUMBER = /(?:^|\s)[a-z\d]{4}-[a-z\d]{4}-[a-z\d](?:\s|$)/i;
/** Tokens of links: longer than the words of the catalogue, with digits. */
const TOKEN = /(?=[\w-]*\d)[\w-]{24}/;

/** Whether a search contains what belongs to one person: it is not stored and not logged. */
export const isPersonal = (typed: string): boolean =>
  [ADDRESS, PHONE, LONG_NUMBER, ORDER_NUMBER, TOKEN].some((pattern) => pattern.test(typed));
