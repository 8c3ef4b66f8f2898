import type { DeskCase, DeskCaseLine } from '@fachwerk/shared/contracts';

export const aCaseLine = (part: Partial<DeskCaseLine> = {}): DeskCaseLine => ({
  lineId: 1,
  itemId: '100401',
  name: 'Akkuschrauber',
  pieces: 2,
  arrived: 0,
  notComing: 0,
  given: 0,
  notOwed: 0,
  dispositions: [],
  replaced: 0,
  repaired: 0,
  extended: 0,
  warrantyUntil: null,
  open: { goods: 2, place: 0, give: 2, notOwed: 2, replace: 2 },
  ...part,
});

/** A withdrawal of two pieces that are still at the buyer. */
export const aDeskCase = (part: Partial<DeskCase> = {}): DeskCase => ({
  caseId: 'case-1',
  number: 'R-7KM4X92TPA',
  kind: 'WITHDRAWAL',
  wish: 'REFUND',
  text: '',
  name: 'Erika Musterfrau',
  email: 'erika@example.org',
  orderNumber: 'F7K4-M92T-X',
  orderId: 'x7Qd',
  receiptNumber: 'W-1',
  receivedAt: '2026-11-20T09:00:00.000Z',
  dueOn: null,
  mayHoldBack: false,
  isEnded: false,
  goods: 'EXPECTED',
  money: 'OPEN',
  lines: [aCaseLine()],
  events: ['arrived', 'not-coming', 'give', 'not-owed', 'replace'],
  endNeeds: 'caseError.goodsOpen',
  ...part,
});
