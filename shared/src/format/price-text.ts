import { formatLocale, isGerman } from './format-locale';
import { formatterFor } from './formatters';

/** Part of `DisplayPrice` of the contracts. */
interface Amount {
  /** Cents. */
  value: number;
  /** German: "1.234,50 €". */
  displayValue: string;
}

/** An amount of the API on a page with this `shopLocale`: "1.234,50 €", in English "€1,234.50". */
export const priceText = ({ value, displayValue }: Amount, locale: string): string =>
  isGerman(locale) ? displayValue : euros(value, locale);

/** Part of `PricesInfo` of the contracts. */
interface UnitPrice {
  /** German: "0,0039 €". */
  price: string;
  /** Cents, as many as are shown: 0.39. Absent in answers of an older API. */
  cents?: number | undefined;
}

/** The price of a unit of measure, which may have fractions of a cent. */
export const unitPriceText = ({ price, cents }: UnitPrice, locale: string): string =>
  isGerman(locale) || cents === undefined ? price : euros(cents, locale);

/** The API rounds to the digits that are shown, at most six. */
const euros = (cents: number, locale: string): string =>
  formatterFor(formatLocale(locale), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 6,
  }).format(cents / 100);
