import { fold } from '../../kernel/text/fold';

/**
 * "Frankfurt/M.", "Frankfurt a. M." and "Frankfurt am Main" are one town: these words do not distinguish
 * towns.
 */
const SMALL_WORDS = new Set('a am an auf bei b d dem den der die i im in o ob u und v vor zu'.split(' '));
/** Before or behind the name: "Lutherstadt Wittenberg", "Berlin, Stadt". */
const TITLES = new Set(
  'stadt gemeinde markt hansestadt lutherstadt landeshauptstadt kreisstadt universitatsstadt'.split(' '),
);
const ABBREVIATIONS = new Map([
  ['st', 'sankt'],
  ['skt', 'sankt'],
]);

/**
 * Folded names that foreign visitors, navigation systems and timetables use, with the German ones. Words that
 * are parts of no name need no entry.
 */
const ALIASES = new Map([
  ['munich', 'munchen'],
  ['cologne', 'koln'],
  ['nuremberg', 'nurnberg'],
  ['hanover', 'hannover'],
  ['brunswick', 'braunschweig'],
  ['vienna', 'wien'],
  ['ratisbon', 'regensburg'],
  ['constance', 'konstanz'],
  ['hamelin', 'hameln'],
  ['treves', 'trier'],
  ['mayence', 'mainz'],
  ['aix la chapelle', 'aachen'],
  ['frankfort', 'frankfurt'],
  ['genf', 'geneve'],
  ['geneva', 'geneve'],
  ['lucerne', 'luzern'],
  ['basle', 'basel'],
  ['berne', 'bern'],
  ['sitten', 'sion'],
  ['ffm', 'frankfurt main'],
]);

/**
 * The words of a name in one spelling: "Köln-Ehrenfeld" -> koln, ehrenfeld; "St. Goar" -> sankt, goar. Titles
 * are dropped, unless nothing else is left. Places and queries are folded alike.
 */
export function nameWords(name: string): string[] {
  const words = fold(name.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS.get(word) ?? word);
  const kept = words.filter((word) => !TITLES.has(word));
  return kept.length > 0 ? kept : words;
}

/** The words of a query, with German names. */
export function askedWords(query: string): string[] {
  const text = nameWords(query).join(' ');
  for (const [alias, name] of ALIASES)
    if (text === alias || text.startsWith(`${alias} `)) return (name + text.slice(alias.length)).split(' ');
  return text === '' ? [] : text.split(' ');
}

/**
 * Drops the small words, unless they are the only ones ("Au", "Im"). A single letter at the end is the
 * beginning of a name: "Frankfurt (O)".
 */
export function distinctiveWords(words: readonly string[]): string[] {
  const isLastLetter = (word: string, index: number) => word.length === 1 && index === words.length - 1;
  const distinctive = words.filter(
    (word, index) => index === 0 || isLastLetter(word, index) || !SMALL_WORDS.has(word),
  );
  return distinctive.length > 0 ? distinctive : [...words];
}

export function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/**
 * Finds names that share trigrams with a text. The score is 0 to 1, as in pg_trgm: shared trigrams divided by
 * all. Only names with shared trigrams are compared: comparing all of the many thousands for every misspelled
 * query would block the process.
 */
export function similarNames<Name extends { words: string }>(names: readonly Name[]) {
  // Built at the first misspelled query.
  let numbersOf: Map<string, number[]> | undefined;
  const sizes: number[] = [];

  function makeIndex(): Map<string, number[]> {
    const index = new Map<string, number[]>();
    for (const [number, { words }] of names.entries()) {
      const all = trigrams(words);
      sizes.push(all.size);
      for (const trigram of all) {
        const known = index.get(trigram);
        if (known) known.push(number);
        else index.set(trigram, [number]);
      }
    }
    return index;
  }

  return (text: string): { name: Name; score: number }[] => {
    numbersOf ??= makeIndex();
    const asked = trigrams(text);
    // Names with fewer shared trigrams have neither a fifth of all trigrams nor a distance of two edits,
    // which change four trigrams each.
    const least = Math.max(1, Math.min(Math.ceil(asked.size / 5), asked.size - 8));
    const shared = new Uint8Array(names.length);
    const found: number[] = [];
    for (const trigram of asked)
      for (const number of numbersOf.get(trigram) ?? []) {
        const count = (shared[number] ?? 0) + 1;
        shared[number] = count;
        if (count === least) found.push(number);
      }
    return found.map((number) => {
      const count = shared[number] ?? 0;
      return {
        name: names[number] as Name,
        score: count / (asked.size + (sizes[number] ?? 0) - count),
      };
    });
  };
}
