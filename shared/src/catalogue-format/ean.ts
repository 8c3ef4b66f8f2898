/** The last digit of an EAN-13, computed from the first twelve. */
export function eanCheckDigit(firstTwelve: string): string {
  const sum = [...firstTwelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** GS1 reserves 20 to 29 for numbers that a shop assigns itself. */
export function inStoreEan(itemId: string): string {
  const firstTwelve = `29${itemId.padStart(10, '0')}`;
  return firstTwelve + eanCheckDigit(firstTwelve);
}

export function isEan13(ean: string): boolean {
  return /^\d{13}$/.test(ean) && eanCheckDigit(ean.slice(0, 12)) === ean[12];
}
