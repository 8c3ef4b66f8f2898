import { newStemmer } from 'snowball-stemmers';
import { colourHeads, compoundParts } from './compound-parts';

const stemmer = newStemmer('german');

const remembered = new Map<string, readonly string[]>();
const REMEMBER = 50_000;

/**
 * The stemmer, but not for things named after what they do: it would make "Schrauber" and "Schraube" both "schraub", "Bohrer"
 * and "bohren" both "bohr".
 */
export function stem(word: string): string {
  const base = exactForm(word);
  const head = splitCompound(base).at(-1) ?? base;
  return base.endsWith('er') && compoundParts.has(head) && head.endsWith('er') ? base : stemmer.stem(word);
}

/**
 * Singular and plural as one, but "Schraube" and "Schrauber" apart (the stemmer makes both "schraub"): only endings that never
 * make another thing are cut.
 */
export function exactForm(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|n|e|s)$/, '') : word;
}

/**
 * "spanplattenschrauben" -> ["spanplatte", "schraube"]; a word that is no compound of known parts gives []. A part may be
 * a compound itself: "schlagbohrschrauber" -> ["schlag", "bohrschrauber"].
 */
export function splitCompound(word: string): readonly string[] {
  if (word.length < 6) return [];
  const known = remembered.get(word);
  if (known) return known;
  const result = fewestParts(word) ?? withKnownHead(word) ?? [];
  if (remembered.size >= REMEMBER) remembered.clear();
  remembered.set(word, result);
  return result;
}

const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e'];
const LONGEST_WORD = 60;

/** Shortest way through the word; of equally short ones the one with the longest last part, which says what the thing is. */
function fewestParts(word: string): string[] | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const best: ({ parts: string[] } | undefined)[] = [{ parts: [] }];
  for (let end = 3; end <= word.length; end++) {
    for (let start = 0; start <= end - 3; start++) {
      const before = best[start];
      if (!before) continue;
      const part = partAt(word.slice(start, end));
      // The whole word is no part of itself, even if it is a known one.
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

/** "multifunktionsleiter": also with a first part that we do not know, the last one says what the thing is. */
function withKnownHead(word: string): string[] | undefined {
  for (let start = SHORTEST_REST; start < word.length; start++) {
    const end = word.slice(start);
    const head = colourHeads.has(end) ? end : partAt(end);
    if (head && (head.length >= SHORTEST_HEAD || colourHeads.has(head))) return [word.slice(0, start), head];
  }
  return undefined;
}

function partAt(piece: string): string | undefined {
  for (const link of LINKS) {
    if (link && !piece.endsWith(link)) continue;
    const part = link ? piece.slice(0, -link.length) : piece;
    if (compoundParts.has(part)) return part;
    // "kapp-" of "kappe", "schraub-" of "schrauben": the last letter may fall away.
    if (compoundParts.has(`${part}e`)) return `${part}e`;
  }
  return undefined;
}
