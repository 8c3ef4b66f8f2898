import type { OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { formatNumber, formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';
import { paymentText } from '../../lifecycle/payment-of-order';
import { type Amount, MailAmounts } from './MailAmounts';
import { MailHeading } from './MailHeading';

/** Why the right of withdrawal does not exist (BGB §312g (2)). */
const EXCLUSIONS: Record<string, string> = {
  CUT_TO_SIZE: 'kein Widerrufsrecht: nach Ihren Maßen zugeschnitten',
  MIXED_PAINT: 'kein Widerrufsrecht: nach Ihrem Wunsch gemischt',
  HYGIENE: 'kein Widerrufsrecht nach dem Öffnen der Versiegelung',
  MIXED_GOODS: 'kein Widerrufsrecht, wenn es mit anderen Stoffen vermischt ist',
};

/** Mail programs cut long mails: what a mail says below its lines has to be read too. */
export const MOST_LINES = 100;

type Pieces = readonly (readonly [OrderLineView, number])[];

interface OrderPiecesProps {
  lines: Pieces;
  /** Page of the order, which has all lines. */
  link: string;
}

/** Lines, sums with VAT, and how it is paid. */
export const OrderSummary = ({ order, link }: { order: OrderView; link: string }) => (
  <>
    <MailHeading>Ihre Artikel</MailHeading>
    <OrderPieces lines={order.lines.map((line) => [line, line.quantity] as const)} link={link} />
    <MailHeading>Summe</MailHeading>
    <MailAmounts amounts={sumsOf(order)} />
  </>
);

/** Some of the pieces of an order; of a long list the first ones, and how many more there are. */
export const OrderPieces = ({ lines, link }: OrderPiecesProps) => (
  <>
    <MailAmounts amounts={lines.slice(0, MOST_LINES).map(([line, quantity]) => lineAmount(line, quantity))} />
    {lines.length > MOST_LINES && (
      <>
        <MailText>{`und ${moreLines(lines.length - MOST_LINES)}.`}</MailText>
        <MailLink href={link}>Zur Übersicht mit allen Artikeln</MailLink>
      </>
    )}
  </>
);

/** "1 weiterer Artikel", "1.300 weitere Artikel". */
export const moreLines = (count: number): string =>
  count === 1 ? '1 weiterer Artikel' : `${formatNumber(count, SHOP_LOCALE)} weitere Artikel`;

export function lineAmount(line: OrderLineView, quantity: number): Amount {
  const { name, variantName, unitPrice, linePrice, discount, withdrawalExclusion, taxRate } = line;
  const isWhole = quantity === line.quantity;
  return {
    name: formatPieces(quantity, [name, variantName].filter((part) => part !== '').join(', '), SHOP_LOCALE),
    notes: [
      ...(line.freePromotionProduct ? ['Gratis-Zugabe'] : []),
      ...(quantity > 1 ? [`je ${unitPrice.displayValue}`] : []),
      ...(discount && isWhole ? [`davon Rabatt ${discount.displayValue}`] : []),
      ...(taxRate === 0 && line.giftCardValue === undefined ? ['0\u00a0% MwSt. nach § 12 Abs. 3 UStG'] : []),
      ...(withdrawalExclusion === undefined ? [] : [EXCLUSIONS[withdrawalExclusion] ?? withdrawalExclusion]),
    ],
    value: isWhole ? linePrice.displayValue : euro(unitPrice.value * quantity),
  };
}

const number = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
export const euro = (cents: number): string => number.format(cents / 100);

function sumsOf({ sums, kind, voucherCode }: OrderView): Amount[] {
  const amounts: Amount[] = [{ name: 'Artikel', value: sums.goods.displayValue }];
  if (sums.discount)
    amounts.push({
      name: 'Rabatt',
      notes: voucherCode === undefined ? [] : [`Gutschein ${voucherCode}`],
      value: `−${sums.discount.displayValue}`,
    });
  if (sums.deposit) amounts.push({ name: 'Pfand', value: sums.deposit.displayValue });
  if (kind === 'delivery') amounts.push({ name: 'Versand', value: sums.shipping.displayValue });
  amounts.push({ name: 'Gesamtsumme', value: sums.total.displayValue, isTotal: true });
  for (const { rate, tax } of sums.vat)
    amounts.push({ name: `darin ${rate / 100}\u00a0% MwSt.`, value: tax.displayValue });
  if (sums.giftCard)
    amounts.push({ name: 'Mit Geschenkkarte bezahlt', value: `−${sums.giftCard.displayValue}` });
  if (kind === 'reservation') return amounts;
  if (sums.payment) amounts.push({ name: sums.payment.text, value: sums.payment.amount.displayValue });
  else if (sums.payable.value === 0 && !sums.giftCard)
    amounts.push({ name: paymentText('NO_PAYMENT'), value: sums.payable.displayValue });
  return amounts;
}
