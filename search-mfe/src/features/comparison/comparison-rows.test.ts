import { comparisonRows } from './comparison-rows';

const product = (...attributes: [string, string][]) => ({
  attributes: attributes.map(([label, value]) => ({ label, value })),
});

it('has the attributes of the first product in its order, then those that others add', () => {
  const rows = comparisonRows([
    product(['Spannung', '18 V'], ['Gewicht', '1,2 kg']),
    product(['Drehmoment', '60 Nm'], ['Gewicht', '1,4 kg'], ['Spannung', '18 V']),
  ]);

  expect(rows).toEqual([
    { label: 'Spannung', values: ['18 V', '18 V'], isDifferent: false },
    { label: 'Gewicht', values: ['1,2 kg', '1,4 kg'], isDifferent: true },
    { label: 'Drehmoment', values: [null, '60 Nm'], isDifferent: true },
  ]);
});

it('lists several values of one attribute', () => {
  expect(comparisonRows([product(['Farbe', 'Rot'], ['Farbe', 'Blau'])])).toEqual([
    { label: 'Farbe', values: ['Rot, Blau'], isDifferent: false },
  ]);
});

it('has no rows without attributes', () => {
  expect(comparisonRows([product(), product()])).toEqual([]);
});
