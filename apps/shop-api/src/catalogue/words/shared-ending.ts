import { fold } from '../../kernel/text/fold';
import type { Language } from './language';
import { type Token, wordToken } from './tokens';

const SHARED = /(?<!\p{L})(\p{L}{3,})-?\s+(?:und|oder|u\.|&|\+)\s+(?=(\p{L}{6,}))/giu;

interface Reading {
  words: readonly Token[];
  leftOut: readonly Token[];
}

/**
 * Readings of two words of which the first lacks the last part of the second: "Kapp- und Gehrungssäge" is
 * "Kappsäge" and "Gehrungssäge". Both of them, the first and the second, each with the other words.
 */
export function* withSharedEnding(
  text: string,
  tokens: readonly Token[],
  { splitsOf }: Pick<Language, 'splitsOf'>,
): Generator<Reading> {
  for (const [, first = '', second = ''] of text.matchAll(SHARED)) {
    const at = tokens.findIndex(
      (token, index) => token.text === fold(first) && tokens[index + 1]?.text === fold(second),
    );
    const [start, whole] = tokens.slice(at, at + 2);
    if (at < 0 || !start || !whole) continue;
    for (const ending of new Set(splitsOf(whole.text).map((parts) => parts.at(-1)!))) {
      const completed = complete(start, whole, ending);
      for (const { words, leftOut } of [
        { words: [completed, whole], leftOut: [] },
        { words: [completed], leftOut: [] },
        { words: [whole], leftOut: [start] },
      ])
        yield { words: [...tokens.slice(0, at), ...words, ...tokens.slice(at + 2)], leftOut };
    }
  }
}

function complete(start: Token, whole: Token, ending: string): Token {
  const written = whole.original.slice(-ending.length);
  const end = fold(written) === ending ? written : ending;
  return { ...wordToken(start.text + ending), original: start.original + end };
}
