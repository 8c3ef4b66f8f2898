import type { Rule } from './form-rules';
import { remainderOf97 } from './remainder-of-97';
import { tidy, tidyData } from './tidy';

/**
 * "04011000-12345-03", the address of a German authority for invoices (Leitweg-ID, format 2.0.2): state and
 * place, a part of its own, check digits.
 */
const LEITWEG_ID = /^(0[1-9]|1[0-6]|99)(\d|\d{3}|\d{6,7}|\d{10})?(-[A-Z0-9]{1,30})?-\d{2}$/;
/** A reference of a firm may look like one that has the state only: "12-345-67". */
const WITH_PLACE = /^\d{3}/;

/** "04011000-12345-03" for "04011000 – 12345 – 03"; another reference stays as it was typed. */
export function plainBuyerReference(value: string): string {
  const plain = tidyData(value).replace(/\s/g, '').toUpperCase();
  return LEITWEG_ID.test(plain) ? plain : tidy(value);
}

/** Whether the invoice goes to an authority, which needs an XRechnung (E-RechV §4). */
export const isLeitwegId = (value: string): boolean =>
  LEITWEG_ID.test(value) && remainderOf97(value.replaceAll('-', '')) === 1;

/** What a buyer wants on the invoice, as `plainBuyerReference` writes it; check digits are right. */
export const buyerReference: Rule = (value) =>
  LEITWEG_ID.test(value) && WITH_PLACE.test(value) && !isLeitwegId(value) ? { key: 'forms.leitwegId' } : null;
