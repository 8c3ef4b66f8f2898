import type { OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailKey, MailTexts } from '../../../kernel/mail/mail-texts';
import { paymentText } from '../../lifecycle/payment-of-order';
import { type Amount, MailAmounts } from './MailAmounts';
import { MailHeading } from './MailHeading';

/** Why the right of withdrawal does not exist (BGB §312g (2)). */
const EXCLUSIONS: Record<string, MailKey> = {
  CUT_TO_SIZE: 'mail.lines.exclusion.CUT_TO_SIZE',
  MIXED_PAINT: 'mail.lines.exclusion.MIXED_PAINT',
  HYGIENE: 'mail.lines.exclusion.HYGIENE',
  MIXED_GOODS: 'mail.lines.exclusion.MIXED_GOODS',
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
export function OrderSummary({ order, link }: { order: OrderView; link: string }) {
  const texts = useMailTexts();
  const { text } = texts;
  return (
    <>
      <MailHeading>{text('mail.lines.title')}</MailHeading>
      <OrderPieces lines={order.lines.map((line) => [line, line.quantity] as const)} link={link} />
      <MailHeading>{text('mail.sums.title')}</MailHeading>
      <MailAmounts amounts={sumsOf(order, texts)} />
    </>
  );
}

/** Some of the pieces of an order; of a long list the first ones, and how many more there are. */
export function OrderPieces({ lines, link }: OrderPiecesProps) {
  const texts = useMailTexts();
  const { text } = texts;
  return (
    <>
      <MailAmounts
        amounts={lines.slice(0, MOST_LINES).map(([line, quantity]) => lineAmount(line, quantity, texts))}
      />
      {lines.length > MOST_LINES && (
        <>
          <MailText>
            {text('mail.lines.andMore', { more: moreLines(lines.length - MOST_LINES, text) })}
          </MailText>
          <MailLink href={link}>{text('mail.lines.all')}</MailLink>
        </>
      )}
    </>
  );
}

/** "1 weiterer Artikel", "1.300 weitere Artikel". */
export const moreLines = (count: number, text: MailTexts['text']): string =>
  text('mail.lines.further', { count });

export function lineAmount(line: OrderLineView, quantity: number, { text, euros }: MailTexts): Amount {
  const { name, variantName, unitPrice, linePrice, discount, withdrawalExclusion, taxRate } = line;
  const isWhole = quantity === line.quantity;
  return {
    name: text('mail.pieces', {
      quantity,
      name: [name, variantName].filter((part) => part !== '').join(', '),
    }),
    notes: [
      ...(line.freePromotionProduct ? [text('mail.lines.gift')] : []),
      ...(quantity > 1 ? [text('mail.lines.each', { price: euros(unitPrice.value) })] : []),
      ...(discount && isWhole ? [text('mail.lines.discount', { amount: euros(discount.value) })] : []),
      ...(taxRate === 0 && line.giftCardValue === undefined ? [text('mail.lines.noVat')] : []),
      ...(withdrawalExclusion === undefined ? [] : [exclusionText(withdrawalExclusion, text)]),
    ],
    value: isWhole ? euros(linePrice.value) : euros(unitPrice.value * quantity),
  };
}

function exclusionText(exclusion: string, text: MailTexts['text']): string {
  const key = EXCLUSIONS[exclusion];
  return key === undefined ? exclusion : text(key);
}

function sumsOf({ sums, kind, voucherCode }: OrderView, { text, euros, language }: MailTexts): Amount[] {
  const amounts: Amount[] = [{ name: text('mail.sums.goods'), value: euros(sums.goods.value) }];
  if (sums.discount)
    amounts.push({
      name: text('mail.sums.discount'),
      notes: voucherCode === undefined ? [] : [text('mail.sums.voucher', { code: voucherCode })],
      value: `−${euros(sums.discount.value)}`,
    });
  if (sums.deposit) amounts.push({ name: text('mail.sums.deposit'), value: euros(sums.deposit.value) });
  if (kind === 'delivery')
    amounts.push({ name: text('mail.sums.shipping'), value: euros(sums.shipping.value) });
  amounts.push({ name: text('mail.sums.total'), value: euros(sums.total.value), isTotal: true });
  for (const { rate, tax } of sums.vat)
    amounts.push({ name: text('mail.sums.vat', { rate: rate / 100 }), value: euros(tax.value) });
  if (sums.giftCard)
    amounts.push({ name: text('mail.sums.giftCard'), value: `−${euros(sums.giftCard.value)}` });
  if (kind === 'reservation') return amounts;
  if (sums.payment) amounts.push({ name: sums.payment.text, value: euros(sums.payment.amount.value) });
  else if (sums.payable.value === 0 && !sums.giftCard)
    amounts.push({ name: paymentText('NO_PAYMENT', language), value: euros(sums.payable.value) });
  return amounts;
}
