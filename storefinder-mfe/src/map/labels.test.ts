import { labelsOf, shortNames } from './labels';

const size = { width: 400, height: 400 };

describe('names of stores', () => {
  it('stand to the right of the mark, and on the left at the edge', () => {
    const [middle, edge] = labelsOf(
      [
        { x: 100, y: 100, text: 'Bonn' },
        { x: 390, y: 200, text: 'Aachen' },
      ],
      size,
    );
    expect(middle).toEqual({ text: 'Bonn', anchor: 'start', x: 13, y: 0 });
    expect(edge).toEqual({ text: 'Aachen', anchor: 'end', x: -13, y: 0 });
  });

  it('leave marks and other names free', () => {
    const [first, second] = labelsOf(
      [
        { x: 100, y: 100, text: 'Köln-Ehrenfeld' },
        { x: 175, y: 100, text: 'Köln-Mülheim' },
        { x: 100, y: 122, text: undefined },
      ],
      size,
    );
    expect(first).toEqual({ text: 'Köln-Ehrenfeld', anchor: 'middle', x: 0, y: -22 });
    expect(second).toEqual({ text: 'Köln-Mülheim', anchor: 'start', x: 13, y: 0 });
  });

  it('are missing where there is no room', () => {
    const crowd = [85, 115].flatMap((x) => [75, 100, 125].map((y) => ({ x, y, text: undefined })));
    expect(labelsOf([{ x: 100, y: 100, text: 'Köln' }, ...crowd], size)[0]).toBeUndefined();
  });

  it('are short: without what all begin with', () => {
    expect(shortNames(['Fachwerk Köln-Deutz', 'Fachwerk Bonn'])).toEqual(['Köln-Deutz', 'Bonn']);
    expect(shortNames(['Fachwerk Bad Honnef', 'Fachwerk Bad Ems'])).toEqual(['Honnef', 'Ems']);
    expect(shortNames(['Fachwerk Bonn', 'Fachwerk'])).toEqual(['Fachwerk Bonn', 'Fachwerk']);
    expect(shortNames(['Fachwerk Bonn'])).toEqual(['Fachwerk Bonn']);
    expect(shortNames([])).toEqual([]);
  });
});
