import type { OrderEvent, OrderHistoryEntry, OrderKind, OrderState } from '@fachwerk/shared/contracts';
import { formatPieces } from '@fachwerk/shared/format';
import { displayCents } from '../../kernel/money/display';
import { answerLocale, answerTexts } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import type { LineQuantity } from './change-lines';
import type { Order } from './order';
import { givenBack } from './order-money';
import { paymentText } from './payment-of-order';

/** What a step has changed for the buyer. `moveOrder` stores it with the event; earlier events lack it. */
export interface StepChanges {
  cancelled: readonly LineQuantity[];
  /** A part of the cancelled pieces: the shop did not find them. */
  missing: readonly LineQuantity[];
  handedOver: readonly LineQuantity[];
  returned: readonly LineQuantity[];
  /** What the order costs less. */
  savedCents: number;
}

/** A row of the journal as the history reads it. */
export interface JournalRow {
  at: Date;
  event: OrderEvent;
  from: OrderState;
  to: OrderState;
  details: {
    lines?: readonly LineQuantity[];
    changes?: StepChanges;
    paymentMethod?: string;
    /** What was given back, by 'refunded'. */
    cents?: number;
    carrier?: string;
    trackingNumber?: string;
    /** Number in the journal of the parcel that is corrected. */
    parcel?: number;
  };
}

/** A declaration of withdrawal about the order; without `lines` it is in free words. */
export interface DeclaredWithdrawal {
  at: Date;
  isPart: boolean;
  lines: readonly LineQuantity[] | null;
}

const PIECES = ['cancelled', 'missing', 'handedOver', 'returned'] as const;

/** The difference between an order before and after a step. */
export const changesOf = (before: Order, after: Order): StepChanges => {
  const [cancelled, missing, handedOver, returned] = PIECES.map((name) =>
    after.lines.flatMap((line, index): LineQuantity[] => {
      const quantity = line[name] - (before.lines[index]?.[name] ?? 0);
      return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
    }),
  ) as [LineQuantity[], LineQuantity[], LineQuantity[], LineQuantity[]];
  const savedCents = before.kind === 'reservation' ? 0 : givenBack(before, after).cents;
  return { cancelled, missing, handedOver, returned, savedCents };
};

/** An order ends as a whole in these: their names cover all of its pieces. */
const ALL_CANCELLED: readonly OrderState[] = ['CANCELLED', 'EXPIRED'];

/**
 * Text of an event that leaves the state as it is, by its key. Null: the state or the pieces of the step are
 * the whole news, and a step without them changes nothing for the buyer.
 */
const WITHOUT_NEW_STATE: Record<OrderEvent, string | null> = {
  place: null,
  'place-to-pay': null,
  pay: null,
  'choose-payment': 'choose-payment',
  'refuse-payment': null,
  'expire-payment': null,
  cancel: null,
  'cancel-lines': null,
  withdraw: null,
  issue: 'issue',
  pick: null,
  find: null,
  'keep-rest': 'keep-rest',
  'cancel-rest': null,
  ready: null,
  ship: 'ship',
  deliver: null,
  remind: null,
  extend: 'extend',
  expire: null,
  collect: null,
  return: null,
  refunded: 'refunded',
  'put-back': null,
  'correct-parcel': 'correct-parcel',
};

/** Nothing of a returned order came back but gift cards by e-mail, and those are blocked. */
export const isReturnOfCards = (lines: Order['lines']): boolean =>
  lines.every(({ giftCardValue, returned }) => giftCardValue !== null || returned === 0);

/** Name of a state for the buyer. */
export const stateTextOf = (kind: OrderKind, state: OrderState, ofCards: boolean): string =>
  formatText(answerTexts(), `order.state.${ofCards && state === 'RETURNED' ? 'card' : kind}.${state}`);

type Shown = Pick<Order, 'kind' | 'lines'>;

/** What the buyer reads of a step: nothing if it leaves the state and what the buyer gets and pays. */
export function historyOf(order: Shown, { at, event, from, to, details }: JournalRow): OrderHistoryEntry[] {
  const { changes, cents, paymentMethod = '' } = details;
  const entry = (text: string, more: readonly string[] = []): OrderHistoryEntry => ({
    state: to,
    at: at.toISOString(),
    text,
    details: [...more],
  });
  const wholeSum = changes && changes.savedCents > 0 ? [savedText(changes.savedCents)] : [];
  const entries: OrderHistoryEntry[] = [];
  const isEnd = ALL_CANCELLED.includes(to);
  if (changes && changes.cancelled.length > 0 && !isEnd) {
    const name = changes.missing.length > 0 ? 'missing' : 'cancelled';
    entries.push(
      entry(historyText(order.kind, name), [...piecesTexts(order, changes.cancelled), ...wholeSum]),
    );
  }
  const isCard = ({ lineId }: LineQuantity) =>
    order.lines.some((line) => line.lineId === lineId && line.giftCardValue !== null);
  const returned = changes?.returned ?? [];
  const cards = returned.filter(isCard);
  const goods = returned.filter((piece) => !isCard(piece));
  if (goods.length > 0)
    entries.push(entry(historyText(order.kind, 'returned'), [...piecesTexts(order, goods), ...wholeSum]));
  if (cards.length > 0)
    entries.push(
      entry(formatText(answerTexts(), 'order.history.returned.card'), [
        ...piecesTexts(order, cards),
        ...(goods.length === 0 ? wholeSum : []),
      ]),
    );
  const stateText = stateTextOf(order.kind, to, isReturnOfCards(order.lines));
  const inside = event === 'ship' && changes ? piecesTexts(order, changes.handedOver) : [];
  const amount = event === 'refunded' && cents ? [displayCents(cents, answerLocale())] : [];
  const parcel = event === 'correct-parcel' ? [[details.carrier, details.trackingNumber].join(' ')] : [];
  const own = WITHOUT_NEW_STATE[event];
  if (from !== to) entries.push(entry(stateText, [...inside, ...amount]));
  else if (own !== null)
    entries.push(
      entry(historyText(order.kind, own, { method: paymentText(paymentMethod) }), [
        ...inside,
        ...amount,
        ...parcel,
      ]),
    );
  return entries;
}

/** What the buyer reads of a declared withdrawal. */
export const historyOfWithdrawal = (
  order: Shown & Pick<Order, 'state'>,
  { at, isPart, lines }: DeclaredWithdrawal,
): OrderHistoryEntry => ({
  state: order.state,
  at: at.toISOString(),
  text: historyText(order.kind, isPart ? 'withdrawn-in-part' : 'withdrawn'),
  details: isPart ? piecesTexts(order, lines ?? []) : [],
});

const historyText = (kind: OrderKind, name: string, values: Record<string, string> = {}): string => {
  const key = `order.history.${name}`;
  return formatText(answerTexts(), `${key}.${kind}` in answerTexts() ? `${key}.${kind}` : key, values);
};

const savedText = (cents: number): string =>
  formatText(answerTexts(), 'order.history.saved', { amount: displayCents(cents, answerLocale()) });

/** Lines that an entry names: an order may have hundreds. */
const NAMED = 5;

function piecesTexts({ lines }: Shown, pieces: readonly LineQuantity[]): string[] {
  const names = new Map(lines.map(({ lineId, name }) => [lineId, name]));
  const named = pieces
    .slice(0, NAMED)
    .map(({ lineId, quantity }) => formatPieces(quantity, names.get(lineId) ?? '', answerLocale()));
  const count = pieces.length - named.length;
  return count > 0 ? [...named, formatText(answerTexts(), 'order.history.more', { count })] : named;
}
