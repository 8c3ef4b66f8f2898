import { drawText, textWidth } from './draw-text';

describe('text as outlines', () => {
  it('shrinks to the available width', () => {
    expect(textWidth('Fachwerk', 50)).toBeGreaterThan(100);
    const [, scale] = /scale\(([\d.]+)\)/.exec(drawText('Fachwerk', 0, 0, 50, { maxWidth: 100 })) ?? [];
    expect(textWidth('Fachwerk', Number(scale) * 1000)).toBeLessThanOrEqual(101);
  });

  it('draws nothing for an empty text', () => {
    expect(drawText('', 0, 0, 20)).toBe('');
    expect(drawText('漢字', 0, 0, 20)).toBe('');
  });
});
