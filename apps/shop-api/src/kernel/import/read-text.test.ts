/** @jest-environment node */
import { readDocuments } from '../../catalogue/values/read-documents';
import { readPriceHistory } from '../../catalogue/values/read-fields';
import { readHazards } from '../../catalogue/values/read-hazards';
import { readReferences } from '../../catalogue/values/read-links';
import { readPictures, readWidths } from '../../catalogue/values/read-pictures';
import { readDisruptor } from '../../catalogue/values/read-presentation';
import { readLongText, readText, readTexts } from './read-text';

it.each([
  ['UTF-8 that was read as Windows-1252', 'TÃ¼rgrÃ¼n', /'Ã¼': another program/],
  ['a euro sign that was read wrongly', '5 â‚¬ gÃ¼nstiger', /wrong encoding/],
  ['a dash that was read wrongly', 'Farbe â€“ matt', /wrong encoding/],
  ['a degree sign that was read wrongly', '60Â°C', /wrong encoding/],
  ['UTF-8 that was read as Windows-1250', 'GrĂĽn', /'ĂĽ': another program/],
  ['UTF-8 that was read in a code page of DOS', 'Gr├╝n', /'├╝': another program/],
  ['UTF-8 that was read in that of Macintosh', 'Gr√ºn', /'√º': another program/],
  ['a byte order mark that was read wrongly', 'ï»¿Farbe', /wrong encoding/],
  ['a lost letter', 'T\uFFFDrgr\uFFFDn', /U\+FFFD/],
  ['a lost letter as entity', 'T&#xFFFD;r', /U\+FFFD/],
  ['half a character', 'Farbe 🔧'.slice(0, -1), /half a character/],
  ['a control character', 'Farbe\u0007', /control character/],
  ['HTML of thousands of elements inside each other', `${'<b>'.repeat(20_000)}Farbe`, /too many elements/],
  ['lists inside each other', `${'<ul><li>'.repeat(2000)}Farbe`, /too many elements/],
  ['only HTML', '<p>&nbsp;</p>', /has no text/],
])('a text with %s is refused', (_, text, message) => {
  expect(() => readText()(text, 'name')).toThrow(message);
});

it.each([
  'Türgrün für Außen',
  'SÃO PAULO',
  'Crêpe â la carte',
  'Škoda, Łódź, Ærø',
  '60 °C – 5 €',
  'Ø 5 ⌀ ⅜ ✓',
  'Brașov, Ăla, √2',
])('the text "%s" is read', (text) => {
  expect(readText()(text, 'name')).toBe(text);
});

it('the longest text counts without its HTML', () => {
  expect(readLongText(5)(`<p style="${'x'.repeat(100)}">Farbe</p>`, 'description')).toBe('Farbe');
  expect(() => readLongText(5)('Farben', 'description')).toThrow(/longer than 5/);
});

it('an HTML list is a list', () => {
  expect(readTexts('<ul><li>matt</li><li>weiß &amp; rot</li></ul>', 'features')).toEqual([
    'matt',
    'weiß & rot',
  ]);
});

it.each([
  ['features', readTexts],
  ['hazards', readHazards],
  ['documents', readDocuments],
  ['pictures', readPictures],
  ['disruptor', readDisruptor],
  ['pictureWidths', readWidths],
  ['priceHistory', readPriceHistory],
  ['dueDiligence', readReferences],
])('a list of %s with an empty part is reported, and does not move the other parts', (field, read) => {
  for (const text of ['a | | b', 'a || b', '| a', 'a |'])
    expect(() => read(text, field)).toThrow("has an empty part between '|'");
});

it('a badge that states a rank states what it is measured by (UWG §5)', () => {
  const colours = '#005aa9 | #ffffff';
  for (const name of ['Bestseller', 'Topseller', 'Meistverkauft', 'Nr. 1', 'Sehr beliebt'])
    expect(() => readDisruptor(`${name} | ${colours}`, 'disruptor')).toThrow(/is a rank: state what/);
  expect(readDisruptor(`Bestseller | ${colours} | unter den 3 meistverkauften`, 'disruptor')).toMatchObject({
    name: 'Bestseller',
    basis: 'unter den 3 meistverkauften',
  });
  expect(readDisruptor(`Neu | ${colours}`, 'disruptor')).not.toHaveProperty('basis');
});
