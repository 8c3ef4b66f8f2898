import { fold } from '../../kernel/text/fold';
import type { Language } from './language';
import type { Synonyms } from './synonyms';
import { type Token, wordToken } from './tokens';
import type { Vocabulary } from './vocabulary';

const SHARED = /(?<!\p{L})(\p{L}{3,})([-‐-―]?)\s+(?:und|oder|u\.|&|\+)\s+(?=(\p{L}{6,}))/iu;

interface Words extends Pick<Language, 'splitsOf'> {
  synonyms: Pick<Synonyms, 'spelled'>;
  vocabulary: Pick<Vocabulary, 'hasSpelled'>;
}

interface Reading {
  words: readonly Token[];
  leftOut: readonly Token[];
}

/**
 * Readings of two words of which the first lacks the last part of the second: "Kapp- und Gehrungssäge" is
 * "Kappsäge" and "Gehrungssäge". Both of them, the first, and the second, each with the other words. Without
 * a hyphen the first word must be no word of its own: "Pinsel und Wandfarbe" are two things. Only the first
 * such place of a text is read.
 */
export function* withSharedEnding(
  text: string,
  tokens: readonly Token[],
  { splitsOf, synonyms, vocabulary }: Words,
): Generator<Reading> {
  const [, first = '', hyphen, second = ''] = SHARED.exec(text) ?? [];
  const at = tokens.findIndex((token) => token.text === fold(first));
  const start = tokens[at];
  const end = tokens.findIndex((token, index) => index > at && token.text === fold(second));
  const whole = tokens[end];
  // Between them is at most the "u" of "u.".
  if (!start || !whole || end - at > 2) return;
  if (!hyphen && (vocabulary.hasSpelled(start.text) || synonyms.spelled(start.text))) return;
  for (const ending of new Set(splitsOf(whole.text).map((parts) => parts.at(-1)!))) {
    const completed = complete(start, whole, ending);
    for (const { words, leftOut } of [
      { words: [completed, whole], leftOut: [] },
      { words: [completed], leftOut: [] },
      { words: [whole], leftOut: [start] },
    ])
      yield { words: [...tokens.slice(0, at), ...words, ...tokens.slice(end + 1)], leftOut };
  }
}

function complete(start: Token, whole: Token, ending: string): Token {
  const written = whole.original.slice(-ending.length);
  const end = fold(written) === ending ? written : ending;
  return { ...wordToken(start.text + ending), original: start.original + end };
}
