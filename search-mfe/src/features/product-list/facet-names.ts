import type { Facet } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import type { Translate } from '@fachwerk/shared/widget';

type FacetValue = Facet['values'][number];

/** "Preis": facets of every list have texts; names of attributes are data of the catalogue. */
export const facetName = (text: Translate, { id, label }: Pick<Facet, 'id' | 'label'>): string =>
  text(`productList.facet.${id}`, {}, label);

/** The value of a rating is the lower end of a range of stars: "ab-4". */
export const starsOf = ({ value }: Pick<FacetValue, 'value'>): number => Number(value.replace(/\D/g, ''));

/** "4 Sterne und mehr", "5 bis 20 €": what the shop puts together; other values are data of the catalogue. */
export function valueName(
  text: Translate,
  { type, range }: Facet,
  value: FacetValue,
  locale: string,
): string {
  if (type === 'rating') return text('productList.rating.from', { count: starsOf(value) });
  const { unit = '', from, to } = range ?? {};
  const number = (one: number) => formatNumber(one, locale, 3);
  const end = (one: number) => `${number(one)} ${unit}`.trim();
  if (from !== undefined && to !== undefined)
    return from === to ? end(from) : text('productList.range.between', { from: number(from), to: end(to) });
  if (from !== undefined) return text('productList.range.above', { from: end(from) });
  if (to !== undefined) return text('productList.range.below', { to: end(to) });
  return value.label;
}
