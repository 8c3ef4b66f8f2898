import type { WidgetMeasures } from '@fachwerk/shared/contracts';
import { SHOP_LOCALE } from '@fachwerk/shared/format';
import { type AmountName, NAME_LISTS } from '@fachwerk/shared/rules';

const number = new Intl.NumberFormat(SHOP_LOCALE, { maximumFractionDigits: 3 });
const BYTES: readonly AmountName[] = ['bytes', 'heap'];

export function amountText(measure: AmountName, value: number): string {
  if (BYTES.includes(measure)) return `${number.format(Math.ceil(value / 1000))}\u00a0kB`;
  return number.format(value) + (measure === 'longTask' ? '\u00a0ms' : '');
}

/** All names of a widget together, e.g. for a column of a table. */
export const allNames = (measures: WidgetMeasures): string[] =>
  NAME_LISTS.flatMap((measure) => measures[measure]);
