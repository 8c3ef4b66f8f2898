import { SHIPPING_TAX } from '../../kernel/money/shipping-costs';
import { netCents, vatSums } from '../../kernel/money/vat-sums';
import type { Order, OrderLine } from '../lifecycle/order';
import { hasLeft, owedShippingCents, priceOf, settlementOf } from '../lifecycle/order-money';
import type { DocumentLine, DocumentModel, DocumentVat } from './document-model';

type Line = Omit<DocumentLine, 'netCents'>;

/**
 * What the documents of an order do not contain yet. Positive lines are invoiced: pieces that left. Negative
 * ones are corrected: pieces that came back. All documents of an order add up to the price of the pieces that
 * the customer keeps, so that no rounding is left over.
 */
export function missingLines(order: Order, given: readonly DocumentModel[]): Line[] {
  const goods = order.lines.flatMap((line): Line[] => {
    // Gift cards are means of payment: no supply, no VAT (UStG §3(15)).
    if (line.giftCardValue !== null) return [];
    const before = sumOf(
      given,
      ({ lineId }) => lineId === line.lineId,
      ({ quantity }) => quantity,
    );
    const quantity = line.handedOver - line.returned - before;
    return quantity === 0 ? [] : [piecesOf(line, before, before + quantity)];
  });
  return [...goods, ...missingShipping(order, given), ...missingLosses(order, given)];
}

/** The pieces of a line from one number to another. */
function piecesOf(line: OrderLine, before: number, after: number): Line {
  const { lineId, itemId, name, details, unitCents, taxRate: rate } = line;
  const depositFor = (pieces: number) => Math.round((line.depositCents * pieces) / line.quantity);
  const quantity = after - before;
  const grossCents = priceOf(line, after) - priceOf(line, before);
  const depositCents = depositFor(after) - depositFor(before);
  const discountCents = unitCents * quantity + depositCents - grossCents;
  return {
    lineId,
    itemId,
    name,
    quantity,
    unitCents,
    discountCents,
    depositCents,
    grossCents,
    rate,
    description: [details.brand, details.variantName].filter(Boolean).join(', '),
  };
}

/** Shipping is charged with the first parcel, and given back when nothing is kept. */
const missingShipping = (order: Order, given: readonly DocumentModel[]): Line[] =>
  missingCharge(given, {
    name: 'Versandkosten',
    rate: SHIPPING_TAX,
    wanted: hasLeft(order.lines) ? owedShippingCents(order) : 0,
  });

/** What discounts and gifts whose conditions no longer hold have left to pay, by rate. */
function missingLosses({ lines, revised }: Order, given: readonly DocumentModel[]): Line[] {
  const name = 'Entfallener Preisvorteil';
  const lost = hasLeft(lines) ? (revised?.lost ?? []) : [];
  const charged = given.flatMap((one) => one.lines.filter((line) => line.name === name));
  const rates = new Set([...lost, ...charged].map(({ rate }) => rate));
  return [...rates].flatMap((rate) =>
    missingCharge(given, { name, rate, wanted: lost.find((one) => one.rate === rate)?.cents ?? 0 }),
  );
}

/** A line without an item: what is wanted of it and not in a document yet. */
function missingCharge(
  given: readonly DocumentModel[],
  { name, rate, wanted }: { name: string; rate: number; wanted: number },
): Line[] {
  const isSame = (line: DocumentLine) => line.lineId === null && line.name === name && line.rate === rate;
  const cents = wanted - sumOf(given, isSame, ({ grossCents }) => grossCents);
  if (cents === 0) return [];
  const quantity = Math.sign(cents);
  return [
    {
      lineId: null,
      itemId: '',
      name,
      description: '',
      quantity,
      rate,
      unitCents: Math.abs(cents),
      discountCents: 0,
      depositCents: 0,
      grossCents: cents,
    },
  ];
}

const sumOf = (
  given: readonly DocumentModel[],
  isCounted: (line: DocumentLine) => boolean,
  valueOf: (line: DocumentLine) => number,
): number =>
  given.reduce(
    (sum, { kind, lines }) =>
      lines
        .filter(isCounted)
        .reduce((part, line) => part + (kind === 'invoice' ? valueOf(line) : -valueOf(line)), sum),
    0,
  );

/** The same line with positive amounts, for a correction. */
export const negated = (line: Line): Line => ({
  ...line,
  quantity: -line.quantity,
  discountCents: -line.discountCents || 0,
  depositCents: -line.depositCents || 0,
  grossCents: -line.grossCents || 0,
});

/** Net amount and VAT per rate, highest rate first; the net amount of a rate is divided among its lines. */
export function withVat(lines: readonly Line[]): { lines: DocumentLine[]; vat: DocumentVat[] } {
  const gross = new Map<number, number>();
  const taxed = lines.map((line) => {
    const before = gross.get(line.rate) ?? 0;
    const after = before + line.grossCents;
    gross.set(line.rate, after);
    return { ...line, netCents: netCents(after, line.rate) - netCents(before, line.rate) };
  });
  const sums = vatSums([...gross].map(([rate, cents]) => ({ rate, cents })));
  return { lines: taxed, vat: sums.map((sum) => ({ ...sum, grossCents: sum.netCents + sum.taxCents })) };
}

/** How the document is paid, or given back: the gift card pays first and gets back first. */
export function paymentsOf(
  order: Order,
  given: readonly DocumentModel[],
  model: Pick<DocumentModel, 'kind' | 'grossCents'>,
): DocumentModel['payments'] {
  const sign = model.kind === 'invoice' ? 1 : -1;
  const documents = [...given, model];
  const total = documents.reduce((sum, one) => sum + (one.kind === 'invoice' ? 1 : -1) * one.grossCents, 0);
  const byCard = given.reduce(
    (sum, { kind, payments }) =>
      payments
        .filter(({ method }) => method === GIFT_CARD)
        .reduce((part, { cents }) => part + (kind === 'invoice' ? cents : -cents), sum),
    0,
  );
  const change = sign * (Math.min(total, settlementOf(order).giftCardCents) - byCard);
  const cardCents = Math.min(model.grossCents, Math.max(0, change));
  const payments: DocumentModel['payments'] = [
    { method: GIFT_CARD, cents: cardCents },
    { method: order.paymentMethod, cents: model.grossCents - cardCents },
  ];
  return payments.filter(({ cents }) => cents > 0);
}

const GIFT_CARD = 'GUTSCHEINKARTE';
