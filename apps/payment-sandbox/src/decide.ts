import type { SandboxPayment } from './payment';
import { CHALLENGE_CODE, TEST_CARDS, testNameOf } from './test-data';

export type Fields = Readonly<Record<string, string | undefined>>;

const CARD_FAULTS: Record<string, string> = {
  [TEST_CARDS.declined.number]: 'declined',
  [TEST_CARDS.noFunds.number]: 'insufficient_funds',
  [TEST_CARDS.expired.number]: 'expired_card',
};

const CREDIT = ['klarna', 'invoice', 'instalments'];

/** Input that the page shows again with a sentence; undefined if it can be decided. */
export function inputFault({ method }: SandboxPayment, fields: Fields): string | undefined {
  if (!fields.name?.trim()) return 'Bitte geben Sie einen Namen ein.';
  if (method === 'card' && !isCardNumber(fields.card ?? '')) return 'Bitte prüfen Sie die Kartennummer.';
  if (!CREDIT.includes(method)) return undefined;
  if (method === 'instalments' && !fields.months) return 'Bitte wählen Sie eine Laufzeit.';
  if (!fields.birthDate) return 'Bitte geben Sie Ihr Geburtsdatum ein.';
  return fields.consent && fields.contract ? undefined : 'Bitte stimmen Sie der Prüfung und dem Vertrag zu.';
}

/** Decides about the buyer's input, by the test data. */
export function decide(payment: SandboxPayment, fields: Fields): void {
  if (fields.action === 'cancel') return decline(payment, 'cancelled_by_buyer');
  if (payment.status === 'challenge')
    return fields.code?.trim() === CHALLENGE_CODE
      ? succeed(payment)
      : decline(payment, 'authentication_failed');
  const card = fields.card?.replace(/\D/g, '') ?? '';
  const fault = testNameOf(fields.name ?? '');
  if (fault) payment.fault = fault;
  if (fault === 'Ablehnung')
    return decline(payment, CREDIT.includes(payment.method) ? 'credit_check' : 'declined');
  const cardFault = CARD_FAULTS[card];
  if (cardFault) return decline(payment, cardFault);
  if (card === TEST_CARDS.challenge.number) payment.status = 'challenge';
  else succeed(payment);
}

function succeed(payment: SandboxPayment): void {
  payment.status = payment.fault === 'Nachzuegler' ? 'processing' : 'authorized';
}

function decline(payment: SandboxPayment, reason: string): void {
  payment.status = 'declined';
  payment.reason = reason;
}

/** The check digit of card numbers (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = [...typed.replace(/[\s-]/g, '')].reverse();
  if (digits.length < 13 || digits.length > 19 || digits.some((digit) => !/\d/.test(digit))) return false;
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
