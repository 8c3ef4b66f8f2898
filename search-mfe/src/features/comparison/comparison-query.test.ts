import { parseComparisonQuery } from './comparison-query';

const parse = (search: string) => parseComparisonQuery(new URLSearchParams(search));

it.each([
  ['items=1,2', ['1', '2']],
  ['items=1&items=2', ['1', '2']],
  ['items=+2+,,1,2', ['2', '1']],
  ['items=', []],
  ['', []],
])('%p names the items %j', (search, numbers) => {
  expect(parse(search)).toMatchObject({ numbers, isTooMany: false, refused: [] });
});

it('ignores the fifth item and reports it', () => {
  expect(parse('items=1,2,3,4')).toMatchObject({ isTooMany: false });
  expect(parse('items=1,2,3,4,5')).toMatchObject({ numbers: ['1', '2', '3', '4'], isTooMany: true });
});

it('refuses what cannot be a number', () => {
  expect(parse('items=1,../x,<b>')).toMatchObject({ numbers: ['1'], refused: ['../x', '<b>'] });
});

it('cuts long texts', () => {
  expect(parse(`items=${'ü'.repeat(5000)}`).refused).toEqual(['ü'.repeat(40)]);
});

it('separates the bare address from one whose last item was removed', () => {
  expect(parse('').isGiven).toBe(false);
  expect(parse('items=').isGiven).toBe(true);
});

it.each([
  ['unterschiede=1', true],
  ['unterschiede=0', false],
  ['', false],
])('%p shows differences only: %p', (search, expected) => {
  expect(parse(search).isDifferencesOnly).toBe(expected);
});
