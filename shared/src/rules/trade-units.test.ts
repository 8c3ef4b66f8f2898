import { readTradeUnit, TRADE_UNITS } from './trade-units';

const tierOf = (spelling: string) => readTradeUnit(spelling)?.tier;

it.each([
  'ST',
  'Stk',
  'Stk.',
  'Stck.',
  'Stück',
  'stueck',
  'STÜCK',
  'PCE',
  'pcs',
  'EA',
  'C62',
  'H87',
  ' St. ',
])('reads %j as pieces', (spelling) => {
  expect(readTradeUnit(spelling)).toEqual({ code: 'C62', tier: 'piece', german: 'STK' });
});

it.each([
  ['m', 'MTR'],
  ['MTR', 'MTR'],
  ['lfm', 'MTR'],
  ['lfd. m', 'MTR'],
  ['m²', 'MTK'],
  ['M2', 'MTK'],
  ['qm', 'MTK'],
  ['m³', 'MTQ'],
  ['cbm', 'MTQ'],
  ['kg', 'KGM'],
  ['KGM', 'KGM'],
  ['to', 'TNE'],
  ['Ltr.', 'LTR'],
])('reads %j as the measure %s', (spelling, code) => {
  expect(readTradeUnit(spelling)).toMatchObject({ code, tier: 'measure' });
});

it('separates one article by its form from several articles', () => {
  for (const spelling of ['Rolle', 'ROL', 'Sack', 'Eimer', 'FLA', 'Satz', 'SA', 'Paar', 'Tafel'])
    expect([spelling, tierOf(spelling)]).toEqual([spelling, 'form']);
  for (const spelling of ['PAL', 'Palette', 'Karton', 'KAR', 'PAK', 'Pck.', 'Bund', '100 St', 'tsd'])
    expect([spelling, tierOf(spelling)]).toEqual([spelling, 'several']);
});

it('has each unit back from its code and its German form', () => {
  for (const unit of TRADE_UNITS) expect(readTradeUnit(unit.german)).toEqual(unit);
  // A code may be a German form of another unit.
  const others = TRADE_UNITS.filter(({ code }) => readTradeUnit(code)?.code !== code);
  expect(others.map(({ code }) => code)).toEqual(['SA']);
});

it.each(['', ' ', 'Schraube', 'xyz', '12', 'constructor', 'Stk/Pak'])('has no unit for %j', (spelling) => {
  expect(readTradeUnit(spelling)).toBeUndefined();
});
