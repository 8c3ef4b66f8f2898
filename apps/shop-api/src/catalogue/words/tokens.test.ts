/** @jest-environment node */
import { fold } from '../../kernel/text/fold';
import { tokenize } from './tokens';
import { exactForm, splitCompound, stem } from './word-forms';

describe('folding', () => {
  it.each([
    ['Dübel', 'dubel'],
    ['duebel', 'dubel'],
    ['Große', 'grosse'],
    ['Säge', 'sage'],
    ['Saege', 'sage'],
    ['neue', 'neue'],
    ['quer', 'quer'],
    ['Köder', 'koder'],
    ['Café', 'cafe'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('tokens', () => {
  it.each([
    ['Schrauben 4x40', ['schrauben', '4x40']],
    ['4 x 40 mm', ['4x40mm']],
    ['4,0 × 40', ['4x40']],
    ['18,5 cm', ['185mm']],
    ['25m Kabel', ['25000mm', 'kabel']],
    ['2.500 mm', ['2500mm']],
    ['3/4" Kugelhahn', ['0p75zoll', 'kugelhahn']],
    ['¾ Zoll', ['0p75zoll']],
    ['Akku 18 Volt', ['akku', '18v']],
    ['M 8 Mutter', ['m8', 'mutter']],
    ['TX20', ['tx20']],
    ['DN 50', ['dn50']],
    ['SW 13', ['sw13']],
    ['IP 44', ['ip44']],
    ['LED E27 806 lm', ['led', 'e27', '806lm']],
    ['10 Liter Wandfarbe für innen', ['10000ml', 'wandfarbe', 'innen']],
    ['5 m²', ['5000000mm2']],
    ['"Schrauben 4x40"', ['schrauben', '4x40']],
    ['Man\u00adtel\u00adleitung', ['mantelleitung']],
    ['Fachwerk™', ['fachwerk']],
    ['', []],
    ['???', []],
  ])('of "%s"', (text, expected) => {
    expect(tokenize(text).map((token) => token.text)).toEqual(expected);
  });

  it('take time in proportion to the length of the text, also for nonsense', () => {
    const start = Date.now();
    tokenize('1x'.repeat(5000));
    tokenize('a'.repeat(20_000));
    tokenize('9'.repeat(20_000));
    tokenize(' 1 '.repeat(5000));
    tokenize('1/2 x '.repeat(3000));
    tokenize('"'.repeat(20_000));
    tokenize('M8 '.repeat(6000));
    expect(Date.now() - start).toBeLessThan(5000);
  });
});

describe('word forms', () => {
  it('keep a tool and the thing that it turns apart', () => {
    expect(exactForm('schrauben')).toBe(exactForm('schraube'));
    expect(stem('schrauber')).not.toBe(stem('schrauben'));
    expect(stem('akkuschrauber')).not.toBe(stem('akkuschraube'));
  });
  it.each([
    ['akkuschrauber', ['akku', 'schrauber']],
    ['spanplattenschrauben', ['spanplatte', 'schraube']],
    ['wandfarbe', ['wand', 'farbe']],
    ['rasenmaher', ['rasen', 'maher']],
    ['universaldubel', ['universal', 'dubel']],
    ['quadrokupplung', ['quadro', 'kupplung']],
    ['taubenblau', ['tauben', 'blau']],
    ['fenster', []],
    ['xyzabcdef', []],
  ])('split %s', (word, parts) => {
    expect(splitCompound(word)).toEqual(parts);
  });
});
