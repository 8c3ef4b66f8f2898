import { createRequire } from 'node:module';
import { type FontRun, fontRuns, type FontWeight } from '@fachwerk/server-kit/fonts';

const load = createRequire(__filename);

/** Unicode line breaking (UAX 14). */
interface LineBreaker {
  nextBreak(): { position: number } | null;
}

/** A line with the font of each part. Widths in the unit of `widthOf`. */
export interface TextLine {
  runs: (FontRun & { width: number })[];
  width: number;
}

/** Breaks a text into lines of a width. A word that is wider is broken within. */
export function textLines(
  text: string,
  {
    width,
    weight,
    widthOf,
  }: { width: number; weight: FontWeight; widthOf: (part: string, file: string) => number },
): TextLine[] {
  const runsOf = (part: string) =>
    fontRuns(part, weight).map((run) => ({ ...run, width: widthOf(run.text, run.file) }));
  const lineOf = (line: string): TextLine => {
    const runs = runsOf(line.trimEnd());
    return { runs, width: sumOf(runs) };
  };
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const whole = lineOf(paragraph);
    return whole.width <= width ? whole : broken(paragraph, width, (part) => sumOf(runsOf(part))).map(lineOf);
  });
}

const sumOf = (parts: readonly { width: number }[]): number =>
  parts.reduce((sum, part) => sum + part.width, 0);

function broken(paragraph: string, maxWidth: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const add = (part: string) => {
    // A space at the end of a line needs no place.
    if (line !== '' && width + widthOf(part.trimEnd()) > maxWidth) {
      lines.push(line);
      [line, width] = ['', 0];
    }
    line += part;
    width += widthOf(part);
  };
  for (const word of wordsOf(paragraph))
    if (widthOf(word.trimEnd()) <= maxWidth) add(word);
    else for (const character of word) add(character);
  return [...lines, line];
}

/** Parts after which a line may end, with their spaces. */
function* wordsOf(paragraph: string): Generator<string> {
  const Breaker = load('linebreak') as new (text: string) => LineBreaker;
  const breaker = new Breaker(paragraph);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield paragraph.slice(start, next.position);
    start = next.position;
  }
}
