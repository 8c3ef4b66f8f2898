/** The last digit of a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14), computed from the digits before it. */
export function eanCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** GS1 reserves 20 to 29 for numbers that a shop assigns itself. */
export function inStoreEan(itemId: string): string {
  const firstTwelve = `29${itemId.padStart(10, '0')}`;
  return firstTwelve + eanCheckDigit(firstTwelve);
}

export const isEan13 = (ean: string): boolean => /^\d{13}$/.test(ean) && isGtin(ean);

/**
 * The one form of a GTIN that the shop stores: EAN-8 with 8 digits, UPC-A and EAN-13 with 13, others with 14.
 * Leading zeros carry no meaning (GS1 General Specifications 3.3.2), and spreadsheets drop the zero of a
 * UPC-A: 11 digits with a correct check digit are one. Spaces and hyphens are ignored. UPC-E is expanded.
 * Undefined for any other text, a wrong check digit, and the placeholder of zeros only.
 */
export function canonicalGtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{11,14})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  if (!isGtin(digits)) return digits.length === 8 ? expandedUpcE(digits) : undefined;
  const significant = digits.replace(/^0+/, '');
  return significant.padStart(significant.length <= 8 ? 8 : 13, '0');
}

const isGtin = (digits: string): boolean => eanCheckDigit(digits.slice(0, -1)) === digits.at(-1);

/** UPC-E leaves out zeros of a UPC-A, whose check digit it keeps (GS1 General Specifications 5.2.2.4). */
function expandedUpcE(digits: string): string | undefined {
  const [, system = '', body = '', check = ''] = /^([01])(\d{6})(\d)$/.exec(digits) ?? [];
  if (system === '') return undefined;
  const last = Number(body[5]);
  const [producer, item] =
    last <= 2
      ? [`${body.slice(0, 2)}${last}00`, `00${body.slice(2, 5)}`]
      : last <= 4
        ? [body.slice(0, last).padEnd(5, '0'), body.slice(last, 5).padStart(5, '0')]
        : [body.slice(0, 5), String(last).padStart(5, '0')];
  const upc = `${system}${producer}${item}${check}`;
  return isGtin(upc) ? `0${upc}` : undefined;
}
