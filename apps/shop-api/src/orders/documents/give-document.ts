import type { Queryable } from '@fachwerk/database';
import { berlinDate } from '@fachwerk/shared/time';
import type { Order } from '../lifecycle/order';
import { missingLines, negated, paymentsOf, withVat } from './document-amounts';
import type { DocumentKind, DocumentModel } from './document-model';
import { findDocuments } from './find-documents';
import { SELLER } from './seller';

/** "RE-2026-000001": one series per kind and year (UStG §14(4) 4). */
const SERIES: Record<DocumentKind, string> = { invoice: 'RE', correction: 'RK' };

/** Gives the invoice of the pieces that just left, in the transaction of their hand-over. */
export const giveInvoice = (tx: Queryable, order: Order): Promise<void> => give(tx, order, 'invoice');

/** Corrects the invoices of an order by the pieces that came back, in the transaction of their return. */
export const giveCorrection = (tx: Queryable, order: Order): Promise<void> => give(tx, order, 'correction');

/** Goods that are reserved are bought at the till, which prints the receipt. */
async function give(tx: Queryable, order: Order, kind: DocumentKind): Promise<void> {
  if (order.kind === 'reservation') return;
  // The order is locked: its documents do not change.
  const given = await findDocuments(tx, order.id);
  const lines = missingLines(order, given).flatMap((line) => {
    const signed = kind === 'invoice' ? line : negated(line);
    return signed.quantity > 0 ? [signed] : [];
  });
  if (lines.length === 0) return;
  const date = berlinDate(order.changedAt.toISOString());
  const number = await nextNumber(tx, `${SERIES[kind]}-${date.slice(0, 4)}`);
  const model = compose(order, given, { kind, number, date, ...withVat(lines) });
  await tx.query(
    `insert into order_document (number, order_id, kind, seq, model, given_at) values ($1, $2, $3, $4, $5, $6)`,
    [number, order.id, kind, order.version, JSON.stringify(model), order.changedAt],
  );
}

async function nextNumber(tx: Queryable, series: string): Promise<string> {
  const [row] = await tx.query<{ number: string }>('select next_document_number($1) as number', [series]);
  if (!row) throw new Error(`The series ${series} has no number.`);
  return row.number;
}

type Amounts = Pick<DocumentModel, 'kind' | 'number' | 'date' | 'lines' | 'vat'>;

function compose(order: Order, given: readonly DocumentModel[], amounts: Amounts): DocumentModel {
  const { kind, date, lines, vat } = amounts;
  const grossCents = lines.reduce((sum, line) => sum + line.grossCents, 0);
  const { reference: job, costCenter } = order.delivery.firm ?? {};
  const corrects = kind === 'invoice' ? [] : invoicesOf(lines, given);
  return {
    ...amounts,
    supplyDate: corrects.at(-1)?.supplyDate ?? date,
    orderNumber: order.number,
    orderDate: berlinDate(order.placedAt.toISOString()),
    seller: SELLER,
    ...(job && { job }),
    ...(costCenter && { costCenter }),
    buyer: buyerOf(order),
    deliveredTo: order.billingAddress && order.deliveryAddress,
    lines,
    vat,
    grossCents,
    payments: paymentsOf(order, given, { kind, grossCents }),
    corrects: corrects.map((one) => ({ number: one.number, date: one.date })),
  };
}

/** The invoices of these lines. */
const invoicesOf = (lines: DocumentModel['lines'], given: readonly DocumentModel[]): DocumentModel[] =>
  given.filter(
    (one) =>
      one.kind === 'invoice' &&
      one.lines.some(({ lineId }) => lines.some((corrected) => corrected.lineId === lineId)),
  );

function buyerOf({ billingAddress, deliveryAddress, contact, email }: Order): DocumentModel['buyer'] {
  const address = billingAddress ?? deliveryAddress;
  if (!address) throw new Error('An order with an invoice needs an address.');
  const company = address.company || contact.company;
  return {
    ...address,
    email,
    ...(company && { company }),
    ...(contact.vatId && { vatId: contact.vatId }),
    ...(contact.buyerReference && { reference: contact.buyerReference }),
  };
}
