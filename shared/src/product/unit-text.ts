import { isGerman } from '../format/format-locale';
import { formatNumber } from '../format/format-number';
import type { Translate } from '../widget/messages';

/** Units of the catalogue that are words; others, such as kg, are the same in every language. */
const WORDS: Readonly<Record<string, string>> = { Stück: 'product.price.piece' };
/** Digits of an amount, as the API writes it. */
const DIGITS = 3;

/** A unit as the API writes it, such as "2,5 kg" or "10 Stück", in the language of the page: "10 pieces". */
export function unitText(text: Translate, unit: string, locale: string): string {
  if (isGerman(locale)) return unit;
  const [, amount = '', name = unit] = /^([\d.]+(?:,\d+)?)\s(.+)$/.exec(unit) ?? [];
  const word = WORDS[name];
  if (amount === '') return word === undefined ? name : text(word);
  const count = Number(amount.replaceAll('.', '').replace(',', '.'));
  return word === undefined
    ? `${formatNumber(count, locale, DIGITS)}\u00a0${name}`
    : text(`${word}.count`, { count });
}
