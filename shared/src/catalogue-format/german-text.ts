const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e', '²': '2', '³': '3' };

/** "Weiße Wandfarben" -> "weisse-wandfarben", for addresses. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßé²³]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * 2.5 -> "2,5", 12000 -> "12.000". Without Intl: the result must not depend on the ICU data of the machine.
 */
export function formatGermanNumber(value: number): string {
  const [whole = '0', fraction] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}
