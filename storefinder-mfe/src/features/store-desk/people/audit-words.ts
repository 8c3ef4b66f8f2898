import type { StaffAudit } from '@fachwerk/shared/contracts';
import { formatEuros, SHOP_LOCALE } from '@fachwerk/shared/format';
import { timeText } from '@fachwerk/shared/time';
import type { Translate } from '@fachwerk/shared/widget';

export type AuditEntry = StaffAudit['entries'][number];

/** Changes of people at desks: each call, and the key of its words. A new call of a desk is added here. */
const WORDS: Readonly<Record<string, string>> = {
  'POST /rest/staff/login/': 'signIn',
  'POST /rest/staff/operator/': 'signInByOperations',
  'POST /rest/staff/pin/': 'pin',
  'POST /rest/staff/lock/': 'lock',
  'POST /rest/staff/logout/': 'signOut',
  'POST /rest/staff/people/': 'addPerson',
  'POST /rest/staff/people/{number}/': 'changePerson',
  'POST /rest/staff/people/{number}/block/': 'block',
  'POST /rest/staff/people/{number}/unblock/': 'unblock',
  'POST /rest/desk/orders/{orderId}/pick/': 'pick',
  'POST /rest/desk/orders/{orderId}/found/': 'found',
  'POST /rest/desk/orders/{orderId}/ready/': 'ready',
  'POST /rest/desk/orders/{orderId}/hand-over/': 'handOver',
  'POST /rest/desk/orders/{orderId}/ship/': 'ship',
  'POST /rest/desk/orders/{orderId}/deliver/': 'deliver',
  'POST /rest/desk/orders/{orderId}/parcel/': 'correctParcel',
  'POST /rest/desk/orders/{orderId}/expire/': 'expire',
  'POST /rest/desk/orders/{orderId}/put-back/': 'putBack',
  'POST /rest/desk/orders/{orderId}/return/': 'return',
  'POST /rest/desk/cases/': 'case',
  'POST /rest/desk/cases/{caseId}/match/': 'caseMatch',
  'POST /rest/desk/cases/{caseId}/dispatched/': 'caseDispatched',
  'POST /rest/desk/cases/{caseId}/arrived/': 'caseArrived',
  'POST /rest/desk/cases/{caseId}/not-coming/': 'caseNotComing',
  'POST /rest/desk/cases/{caseId}/disposition/': 'caseDisposition',
  'POST /rest/desk/cases/{caseId}/give/': 'caseGive',
  'POST /rest/desk/cases/{caseId}/not-owed/': 'caseNotOwed',
  'POST /rest/desk/cases/{caseId}/repaired/': 'caseRepaired',
  'POST /rest/desk/cases/{caseId}/replace/': 'caseReplace',
  'POST /rest/desk/cases/{caseId}/close/': 'caseClose',
  'POST /rest/desk/take-backs/find/': 'takeBackFind',
  'POST /rest/desk/take-backs/': 'takeBack',
  'PUT /rest/desk/stores/{companyId}/special-openings/{day}/': 'day',
  'DELETE /rest/desk/stores/{companyId}/special-openings/{day}/': 'noDay',
  'PUT /rest/desk/stores/{companyId}/opening-offers/{day}/': 'offer',
  'DELETE /rest/desk/stores/{companyId}/opening-offers/{day}/': 'noOffer',
  'POST /rest/desk/stores/{companyId}/requests/{requestId}/answered/': 'answered',
  'POST /rest/desk/items/{itemId}/stock/': 'stock',
  'POST /rest/desk/items/{itemId}/price/': 'price',
  'POST /rest/desk/items/{itemId}/releases/': 'release',
  'POST /rest/desk/items/{itemId}/releases/{releaseId}/disclose/': 'releaseShown',
  'POST /rest/desk/items/{itemId}/releases/{releaseId}/correct/': 'releaseCorrected',
  'POST /rest/desk/rentals/{bookingId}/hand-out/': 'rentalHandOut',
  'POST /rest/desk/rentals/{bookingId}/return/': 'rentalReturn',
  'POST /rest/desk/rentals/{bookingId}/no-show/': 'rentalNoShow',
  'POST /rest/desk/rentals/{bookingId}/undo/': 'rentalUndo',
  'POST /rest/desk/rentals/{bookingId}/cancel/': 'rentalCancel',
  'POST /rest/desk/payouts/{orderId}/paid/': 'paid',
  'POST /rest/desk/reviews/{reviewId}/publish/': 'publish',
  'POST /rest/desk/reviews/{reviewId}/refuse/': 'refuse',
  'POST /rest/desk/synonyms/': 'synonyms',
  'PUT /rest/desk/synonyms/{synonymId}/': 'synonyms',
  'DELETE /rest/desk/synonyms/{synonymId}/': 'synonyms',
  'POST /rest/desk/withdrawals/{receiptNumber}/handled/': 'withdrawal',
  'POST /rest/desk/contacts/{contactId}/answer/': 'contactAnswer',
  'POST /rest/desk/contacts/{contactId}/close/': 'contactClose',
  'POST /rest/desk/card-applications/{applicationId}/accept/': 'cardAccept',
  'POST /rest/desk/card-applications/{applicationId}/refuse/': 'cardRefuse',
  'POST /rest/desk/lotteries/{lotteryId}/draw/': 'lotteryDraw',
  'POST /rest/desk/texts/{language}/{key}/': 'text',
  'POST /rest/desk/receipts/': 'receipts',
};

export const isKnownAction = (action: string): boolean => Object.hasOwn(WORDS, action);

/** "Bestand berichtigt"; a newer server may do what this version has no words for. */
export function actionText(text: Translate, action: string): string {
  return text(`desk.audit.did.${isKnownAction(action) ? WORDS[action] : 'other'}`);
}

/** The parameters of an address: that of a change of stock has the `itemId`. */
export function paramsOf({ action, target }: Pick<AuditEntry, 'action' | 'target'>): Record<string, string> {
  const pattern = action.replace(/^[A-Z]+ /, '').split('/');
  const parts = target.split('/');
  return Object.fromEntries(
    pattern.flatMap((part, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]];
    }),
  );
}

interface Pair {
  from: string;
  to: string;
}

/** How a field reads; fields without words are not shown. */
const FIELDS: Readonly<Record<string, (text: Translate, value: unknown) => string>> = {
  number: (_, value) => String(value),
  name: (_, value) => String(value),
  role: (text, value) => text(`desk.role.${String(value)}`),
  isBlocked: (text, value) => text(value ? 'desk.audit.yes' : 'desk.audit.no'),
  hasNewPassword: (text, value) => text(value ? 'desk.audit.yes' : 'desk.audit.no'),
  hasNewPin: (text, value) => text(value ? 'desk.audit.yes' : 'desk.audit.no'),
  wrongPins: (_, value) => String(value),
  state: (text, value) => text(`desk.state.${String(value)}`),
  onHand: (_, value) => String(value),
  cents: (_, value) => formatEuros(Number(value), SHOP_LOCALE),
  reason: (text, value) => text(`desk.items.reason.${String(value)}`, {}, String(value)),
  lines: (text, value) =>
    text('desk.audit.pieces', {
      pieces: (value as { quantity?: number }[]).reduce((sum, { quantity = 0 }) => sum + quantity, 0),
    }),
  slip: (_, value) => String(value),
  released: (_, value) => String(value),
  fault: (text, value) => text(`desk.items.release.fault.${String(value)}`),
  replacedBy: (_, value) => String(value),
  occasion: (text, value) => text(`desk.items.release.occasion.${String(value)}`),
  licence: (_, value) => String(value),
  damage: (text, value) => (value === '' ? text('desk.audit.noDamage') : String(value)),
  to: (text, value) => text(`desk.audit.to.${String(value)}`),
  orderNumber: (_, value) => String(value),
  caseNumber: (_, value) => String(value),
  carrier: (_, value) => String(value),
  trackingNumber: (_, value) => String(value),
  hours: (text, value) =>
    Array.isArray(value) && value.length > 0
      ? (value as Pair[])
          .map(({ from, to }) => text('desk.audit.hours', { from: timeText(from), to: timeText(to) }))
          .join(', ')
      : text('desk.audit.closed'),
};

/** States only that something was replaced; nothing to read where it was not. */
const MARKS = ['hasNewPassword', 'hasNewPin'];

export interface AuditChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** What has changed, in words: fields that are equal on both sides are left out. */
export function changesOf(text: Translate, { before, after }: AuditEntry): AuditChange[] {
  const old = fieldsOf(before);
  const { sent, ...noted } = fieldsOf(after);
  const now = Object.assign({}, fieldsOf(sent), noted);
  return Object.keys(FIELDS).flatMap((field) => {
    if (MARKS.includes(field) && now[field] !== true) return [];
    const [was, is] = [inWords(text, field, old[field]), inWords(text, field, now[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function inWords(text: Translate, field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (field === 'lines' && !Array.isArray(value)) return undefined;
  // Offers of several days have hours by day.
  if (field === 'hours' && !Array.isArray(value)) return undefined;
  return FIELDS[field]?.(text, value);
}
