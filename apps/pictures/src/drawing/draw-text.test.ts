/** @jest-environment node */
import { drawText, textWidth } from './draw-text';

describe('text as outlines', () => {
  it('shrinks to the available width', () => {
    expect(textWidth('Fachwerk', 50)).toBeGreaterThan(100);
    const [, scale] = /scale\(([\d.]+)\)/.exec(drawText('Fachwerk', 0, 0, 50, { maxWidth: 100 })) ?? [];
    expect(textWidth('Fachwerk', Number(scale) * 1000)).toBeLessThanOrEqual(101);
  });

  it('draws nothing for an empty text', () => {
    expect(drawText('', 0, 0, 20)).toBe('');
  });

  it.each(['Łódź', 'Αθήνα', 'Київ', 'Nguyễn', 'İzmir', '⌀ ⅜ ✓', 'Ma\u0308rz'])(
    'leaves no gap for a letter: %s',
    (text) => {
      const letters = text.normalize('NFC').replace(/\s/g, '').length;
      // Letters of one outline each, or more: "Ł" has one, "ź" two.
      expect(drawText(text, 0, 0, 20).match(/M/g)?.length).toBeGreaterThanOrEqual(letters);
    },
  );

  it('transliterates a script without a font', () => {
    expect(drawText('北京', 0, 0, 20)).toBe(drawText('BeiJing', 0, 0, 20));
  });
});
