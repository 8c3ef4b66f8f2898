import { newStemmer } from 'snowball-stemmers';
import { colourHeads, compoundParts } from './compound-parts';
import { rememberWords } from './remember-words';

const stemmer = newStemmer('german');

/**
 * Stemming, except for names of tools: the stemmer turns "Schrauber" and "Schraube" into "schraub", and
 * "Bohrer" and "bohren" into "bohr".
 */
export const stem = rememberWords((word: string): string => {
  const base = exactForm(word);
  const head = splitCompound(base).at(-1) ?? base;
  return base.endsWith('er') && compoundParts.has(head) && head.endsWith('er') ? base : stemmer.stem(word);
});

/**
 * Maps singular and plural to one form and keeps "Schraube" and "Schrauber" apart (the stemmer turns both
 * into "schraub"). Only endings that never form another noun are cut.
 */
export function exactForm(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|n|e|s)$/, '') : word;
}

/**
 * "spanplattenschrauben" -> ["spanplatte", "schraube"]; a word that is no compound of known parts gives []. A
 * part may be a compound itself: "schlagbohrschrauber" -> ["schlag", "bohrschrauber"].
 */
export const splitCompound = rememberWords((word: string): readonly string[] =>
  word.length < 6 ? [] : (fewestParts(word) ?? withKnownHead(word) ?? []),
);

/** Letters between two words that form a compound. */
const JOINTS = ['', 'n', 's', 'e', 'en', 'er', 'es'];

/** The first part of a compound, with the letters between: "decken-", "wege-", and "dusch-" of "dusche". */
export const firstParts = (word: string): string[] => [
  ...JOINTS.map((joint) => word + joint),
  ...(word.endsWith('e') ? [word.slice(0, -1)] : []),
];

/** Compounds of two words, in both orders: "leuchte decke" is "deckenleuchte". */
export const compoundsOf = ([first = '', second = '', ...others]: readonly string[]): string[] =>
  second === '' || others.length > 0
    ? []
    : [...firstParts(first).map((part) => part + second), ...firstParts(second).map((part) => part + first)];

const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e'];
const LONGEST_WORD = 60;

/** The split with the fewest parts; on a tie the one with the longest last part, which names the thing. */
function fewestParts(word: string): string[] | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const best: ({ parts: string[] } | undefined)[] = [{ parts: [] }];
  for (let end = 3; end <= word.length; end++) {
    for (let start = 0; start <= end - 3; start++) {
      const before = best[start];
      if (!before) continue;
      const part = partAt(word.slice(start, end), end === word.length);
      // The whole word is not a part of itself, even if it is a known word.
      if (!part || (start === 0 && end === word.length)) continue;
      const current = best[end];
      if (!current || before.parts.length + 1 < current.parts.length)
        best[end] = { parts: [...before.parts, part] };
    }
  }
  return best[word.length]?.parts;
}

const SHORTEST_HEAD = 5;
const SHORTEST_REST = 4;

/** "multifunktionsleiter": the last part names the thing, even if the first part is unknown. */
function withKnownHead(word: string): string[] | undefined {
  for (let start = SHORTEST_REST; start < word.length; start++) {
    const end = word.slice(start);
    const head = colourHeads.has(end) ? end : partAt(end, true);
    if (head && (head.length >= SHORTEST_HEAD || colourHeads.has(head))) return [word.slice(0, start), head];
  }
  return undefined;
}

function partAt(piece: string, isLast: boolean): string | undefined {
  for (const link of LINKS) {
    if (link && !piece.endsWith(link)) continue;
    const part = link ? piece.slice(0, -link.length) : piece;
    if (compoundParts.has(part)) return part;
    // "kapp-" of "kappe", "schraub-" of "schrauben": the last letter may be dropped, but not at the end.
    if (!isLast && compoundParts.has(`${part}e`)) return `${part}e`;
  }
  return undefined;
}
