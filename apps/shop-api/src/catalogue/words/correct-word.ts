import { withoutAccents } from '../../kernel/text/fold';
import { baseOfDiminutive, isSmallEnding } from './diminutives';
import type { NearWord, Term } from './nearest-word';
import { soundOf } from './sound-of';
import type { Synonyms } from './synonyms';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/** "Hamma" and "Fluta" are written as they are spoken. */
const SPOKEN_ER = /a$/;

/** Two mistakes in longer words, three in long compounds. */
const mostEdits = (word: string): number => (word.length <= 6 ? 1 : word.length <= 12 ? 2 : 3);

/**
 * What a folded word that finds nothing may have been meant as: the nearest word of the catalogue or of the
 * synonyms, what it is a diminutive of, a compound with one mistyped part, or at last a word that sounds like
 * it. A compound of known words is hardly mistyped, but for its sound: "Accubohrer".
 */
export function correctWord(
  word: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isCompound = (whole: string): boolean => vocabulary.split(whole).length > 0,
): Pick<Term, 'term' | 'display'> | undefined {
  const limit = mostEdits(word);
  const spelled = (other: string) => vocabulary.spelled(other) ?? synonyms.spelled(other);
  const nearest = nearer(vocabulary.nearest(word, limit), synonyms.nearest(word, limit));
  const isFar = (nearest?.distance ?? 0) > 1 && soundOf(word) !== soundOf(nearest!.term.term);
  const near = isFar && isCompound(word) ? undefined : nearest;
  const found =
    (near?.distance === 1 ? near.term : undefined) ??
    spelled(word.replace(SPOKEN_ER, 'er')) ??
    baseOfDiminutive(word, spelled) ??
    near?.term ??
    vocabulary.correctPart(word) ??
    vocabulary.alike(word);
  return found && losesEnd(word, found.term) ? undefined : found;
}

/** Also by the typed letters alone: "stromkael" lacks a "b", and its "ae" is no umlaut. */
export function correctToken(
  { text, original }: Token,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isCompound?: (word: string) => boolean,
): Pick<Term, 'term' | 'display'> | undefined {
  const letters = withoutAccents(original);
  const found = correctWord(text, vocabulary, synonyms, isCompound);
  return letters === text || !UMLAUT.test(letters)
    ? found
    : (correctWord(letters, vocabulary, synonyms, isCompound) ?? found);
}

const UMLAUT = /^\p{L}*[aou]e\p{L}*$/u;

/** "Heckenscherenöl" is no hedge trimmer: the end that is lost may name the thing. */
const losesEnd = (word: string, term: string): boolean =>
  word.startsWith(term) && word.length - term.length > 1 && !isSmallEnding(word.slice(term.length));

const nearer = (own?: NearWord, other?: NearWord): NearWord | undefined =>
  other && (!own || other.distance < own.distance) ? other : own;

/** Two words that are one word of the catalogue with a mistake: "spachtel messe". */
export function* joinedCorrections(
  tokens: readonly Token[],
  { nearest, has }: Pick<Vocabulary, 'nearest' | 'has'>,
): Generator<Token[]> {
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [first, second] = [tokens[at]!, tokens[at + 1]!];
    const text = first.text + second.text;
    if (first.kind !== 'word' || second.kind !== 'word' || has(text)) continue;
    const best = nearest(text, mostEdits(text) - 1)?.term;
    if (best)
      yield [
        ...tokens.slice(0, at),
        { ...first, text: best.term, original: best.display },
        ...tokens.slice(at + 2),
      ];
  }
}
