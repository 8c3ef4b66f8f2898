/** A postal code in a text. */
export interface WrittenPostcode {
  /** "D", "DE", "A", "CH"; empty if none is written. */
  country: string;
  /** Two digits or more; a spreadsheet may have dropped a leading zero. */
  digits: string;
  /** The text without the code. */
  rest: string;
}

/** "Ulm 89073" is no country. */
const COUNTRY = String.raw`(?<![\p{L}\p{N}])(?:(de|at|ch|li|fl|plz|[a-z]|[a-z]{1,3}(?=-))[\s-]*)?`;
/** Also in front of a name without space: "50667Köln". */
const WHOLE = new RegExp(String.raw`${COUNTRY}(\d{4,5})(?!\p{N})`, 'iu');
/** As the first word only: "Hohe Straße 12" has a house number. */
const BEGUN = new RegExp(String.raw`^${COUNTRY}(\d{2,3})(?![\p{L}\p{N}])`, 'iu');
/** "50 667", and "1067.0" of a spreadsheet. */
const GROUPED = /(?<!\d)(\d{2}) (\d{3})(?!\d)/g;
const DECIMALS = /(?<=\d)[.,]0+(?!\d)/g;

/** Finds a whole code before one that is begun: "Straße 12, 50667 Köln". */
export function readPostcode(text: string): WrittenPostcode | undefined {
  const plain = text.normalize('NFKC').replace(GROUPED, '$1$2').replace(DECIMALS, '').trim();
  const found = WHOLE.exec(plain) ?? BEGUN.exec(plain);
  if (!found) return undefined;
  const [written, country = '', digits = ''] = found;
  return { country: country.toUpperCase(), digits, rest: plain.replace(written, ' ') };
}
