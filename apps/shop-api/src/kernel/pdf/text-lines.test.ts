/** @jest-environment node */
import { textLines } from './text-lines';

/** Each character is one wide. */
const linesOf = (text: string, width: number) =>
  textLines(text, { width, weight: 'regular', widthOf: (part) => part.length }).map((line) =>
    line.runs.map((run) => run.text),
  );

describe('lines of a text', () => {
  it.each([
    ['fits', 'Akku blau', 9, [['Akku blau']]],
    ['is broken at a space, which needs no place', 'Akku blau', 4, [['Akku'], ['blau']]],
    ['is broken after a hyphen', 'Akku-Bohrer', 7, [['Akku-'], ['Bohrer']]],
    ['is not broken at a protected space', '10 mm\u00a0x 5', 5, [['10'], ['mm\u00a0x'], ['5']]],
    ['has a word that is too long', 'Wand Bohrschrauber', 8, [['Wand Boh'], ['rschraub'], ['er']]],
    ['has line breaks of its own', 'Köln\r\n\nBonn', 9, [['Köln'], [''], ['Bonn']]],
    ['needs two fonts', 'An Ελένη Mai', 8, [['An ', 'Ελένη'], ['Mai']]],
  ])('a text that %s', (_what, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });
});
