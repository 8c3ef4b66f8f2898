import { allContracts } from '@fachwerk/shared/contracts';
import { type Caller, deskAccessTable } from '../../identity/staff/testing/desk-access-table';

type Contract = (typeof allContracts)[number];

/**
 * Who may make a call. `public`: everybody, also without a session. `visitor`: everybody, for the own
 * session. `owner`: who may read the row of the address; others read that there is none (404). `customer`:
 * only logged in (401). `professional`: only customers of firms (403). `machine`: with a configured token.
 * `pass`: who has the token of a pass, also without a session. `staff`: people of desks, by their table.
 */
export type Access =
  'public' | 'visitor' | 'owner' | 'customer' | 'professional' | 'machine' | 'pass' | 'staff';

export const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;

/** Parameters that name a row of a person. */
export const OWNED = [
  'bookingId',
  'caseNumber',
  'exportId',
  // An open submission of a professional customer.
  'id',
  'orderId',
  'paymentId',
  'reservationId',
] as const;
/** Belongs to the cart, which needs no account. */
const CARD_OF_CART = '/rest/customercard/basket/';
/** Parameters that name goods, stores, texts, or are a secret. A new one is added to one of the lists. */
export const NOT_OWNED = [
  ...['companyId', 'day', 'document', 'format', 'itemId', 'key', 'lineId', 'lotteryId', 'number', 'picture'],
  'productId',
  // Passes are opened by their token (wallet.test.ts).
  ...['deviceId', 'passTypeId', 'serial'],
  ...['provider', 'recallId', 'reviewId', 'shape', 'state', 'symbol', 'token'],
] as const;

export const parametersOf = ({ path }: Contract): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const isOwned = (call: Contract): boolean =>
  parametersOf(call).some((name) => (OWNED as readonly string[]).includes(name));

/** Other systems, with a token in a header. */
const BY_MACHINE = ['POST /rest/newsletter/bounces/'];
/** The token of a mail or a login names the row; neither is a parameter of the path. */
const BY_LINK = ['GET /rest/newsletter/'];

export function accessOf(call: Contract): Access {
  if (/^\/rest\/(?:desk|staff)\//.test(call.path)) return 'staff';
  if (call.path.startsWith('/rest/wallet/')) return 'pass';
  if (call.path.startsWith('/rest/customercard/') && !call.path.startsWith(CARD_OF_CART)) return 'customer';
  if (call.path.startsWith('/rest/account/')) return 'customer';
  if (call.path.startsWith('/rest/prohibis/')) return 'professional';
  if (isOwned(call) || BY_LINK.includes(nameOf(call))) return 'owner';
  if (BY_MACHINE.includes(nameOf(call))) return 'machine';
  return call.isPublic ? 'public' : 'visitor';
}

/** The calls of the API of the shop, by address. */
export const shopCalls: readonly Contract[] = allContracts
  .filter(({ app }) => app === undefined)
  .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));

const CELLS: Record<Exclude<Access, 'staff'>, string> = {
  public: 'everybody | everybody',
  visitor: 'own session | own session',
  owner: 'own rows | own rows',
  machine: 'token | token',
  customer: '401 | own account',
  professional: '403 | own session',
  pass: 'token of the pass | token of the pass',
};

const STAFF: readonly Caller[] = ['employee', 'otherEmployee', 'manager', 'operator', 'machine'];

/** The part of docs/contracts/access.md that is generated. */
export function accessTables(): string {
  const shoppers = shopCalls.flatMap((call) => {
    const access = accessOf(call);
    return access === 'staff' ? [] : [`| \`${nameOf(call)}\` | ${CELLS[access]} |`];
  });
  const staff = [...deskAccessTable].map(([call, { desk, access }]) => {
    const cells = STAFF.map((caller) => (access[caller] === 'in' ? 'yes' : String(access[caller])));
    return `| \`${call}\` | ${desk} | ${cells.join(' | ')} |`;
  });
  return [
    '## Shoppers',
    '',
    '| call | visitor | customer |',
    '| --- | --- | --- |',
    ...shoppers,
    '',
    '## Desks',
    '',
    '| call | desk | employee | of another store | manager | operator | machine |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...staff,
    '',
  ].join('\n');
}
