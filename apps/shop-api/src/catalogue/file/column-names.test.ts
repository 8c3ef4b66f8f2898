/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { COLUMN_NAMES, meaningOf } from './column-names';
import { columnCheck } from './unknown-columns';

const columns = [...COLUMN_NAMES.keys()];

describe('a column of another system', () => {
  it.each([
    ['Preis', 'price'],
    ['PREIS (EUR)', 'price'],
    ['VK-Preis inkl. MwSt.', 'price'],
    ['Preis in €', 'price'],
    ['prise', 'price'],
    ['Price', 'price'],
    ['Variant Price', 'price'],
    ['UVP', 'rrp'],
    ['MwSt. in %', 'tax'],
    ['MwSt', 'tax'],
    ['Bestand', 'stock'],
    ['Lager', 'stock'],
    ['Verfuegbar', 'stock'],
    ['Bezeichnung', 'name'],
    ['Bezeichung', 'name'],
    ['Marke', 'brand'],
    ['Warengruppe', 'category'],
    ['Artikelnummer', 'itemId'],
    ['Art.-Nr.', 'itemId'],
    ['EAN/GTIN', 'ean'],
    ['Gewicht [g]', 'weightGrams'],
    ['Hersteller-E-Mail', 'producerEmail'],
    ['Stoerer', 'disruptor'],
    ['Catégorie', 'category'],
    ['Auslaufartikel', 'discontinued'],
  ])('%s is suggested as %s', (name, column) => expect(meaningOf(name, columns)).toBe(column));

  it.each(['Preis netto', 'Einkaufspreis', 'Gewicht kg', 'Bemerkung', 'foo', 'no', 'constructor'])(
    '%s has no suggestion',
    (name) => expect(meaningOf(name, columns)).toBeUndefined(),
  );

  it('is not suggested for a column that the file has', () => {
    const { unknownIn } = columnCheck(demoFrame);

    const header = { columns: ['productId', 'itemId', 'price', 'Preis'], columnsLine: 1 };
    expect(unknownIn(header)).toEqual([{ line: 1, column: 'Preis', nearest: undefined }]);
  });

  it('means one column only', () => {
    const meanings = [...COLUMN_NAMES].flatMap(([column, names]) => names.map((name) => ({ name, column })));

    for (const { name, column } of meanings)
      expect({ name, column: meaningOf(name, columns) }).toEqual({ name, column });
  });
});
