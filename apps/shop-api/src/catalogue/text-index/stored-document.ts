export type Weight = 'A' | 'B' | 'C' | 'D';

/** A weight is stored as its index, in two bits. */
export const WEIGHTS: readonly Weight[] = ['D', 'C', 'B', 'A'];

const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** The text form of a tsvector literal of lexemes with weights. */
export const writeDocument = (weights: ReadonlyMap<string, Weight>): string =>
  [...weights].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' ');

/**
 * Reads what PostgreSQL prints for such a tsvector: `'=akku':1A 'akku':1B 'led':1`, where D is not printed.
 */
export function readDocument(document: string, onLexeme: (lexeme: string, weight: number) => void): void {
  for (let start = document.indexOf("'"); start >= 0;) {
    let end = document.indexOf("'", start + 1);
    while (document[end + 1] === "'") end = document.indexOf("'", end + 2);
    const quoted = document.slice(start + 1, end);
    const lexeme =
      quoted.includes("'") || quoted.includes('\\')
        ? quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')
        : quoted;
    // `end` is followed by ":1" and the letter.
    onLexeme(lexeme, Math.max(0, WEIGHTS.indexOf(document[end + 3] as Weight)));
    start = document.indexOf("'", end + 1);
  }
}
