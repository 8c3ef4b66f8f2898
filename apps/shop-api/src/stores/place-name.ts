import { fold } from '../search/fold';

/** "Frankfurt/M.", "Frankfurt a. M." and "Frankfurt am Main" mean one town: these words do not tell towns apart. */
const SMALL_WORDS = new Set('a am an auf bei b d dem den der die i im in o ob u und v vor zu'.split(' '));
const ABBREVIATIONS = new Map([
  ['st', 'sankt'],
  ['skt', 'sankt'],
]);

/** The words of a name in one spelling: "Köln-Ehrenfeld" -> koln, ehrenfeld; "St. Goar" -> sankt, goar. */
export const nameWords = (name: string): string[] =>
  fold(name.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS.get(word) ?? word);

/** Without the small words, unless nothing else is left ("Au", "Im"). */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word, index) => index === 0 || !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

export function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/** 0 to 1, as pg_trgm counts it: shared trigrams of all trigrams. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared++;
  return shared / (a.size + b.size - shared);
}
