import { readWithdrawalLines, withdrawalLinesField, withdrawnLines } from './withdrawal-lines';

const aLine = (lineId: number, quantity: number, part = {}) => ({
  lineId,
  quantity,
  name: `Artikel ${lineId}`,
  cancelled: 0,
  returned: 0,
  ...part,
});
const ORDERED = [aLine(1, 2), aLine(2, 5, { cancelled: 1, returned: 2 }), aLine(3, 1, { cancelled: 1 })];

it.each([
  ['one piece of a line', '1,1:1', [[1, 1]], true],
  ['a ticked line without its quantity', '1', [[1, 2]], true],
  [
    'all that was not cancelled or returned',
    '1,1:2,2,2:2',
    [
      [1, 2],
      [2, 2],
    ],
    false,
  ],
  [
    'more pieces than the order has',
    '1,2,2:99',
    [
      [1, 2],
      [2, 2],
    ],
    false,
  ],
  ['a quantity that is not ticked', '1:2,2', [[2, 2]], true],
  ['lines that the order does not have', '3,9,9:1', [], true],
  ['nothing', '', [], true],
])('withdraws %s', (_, field, lines, isPart) => {
  const withdrawn = withdrawnLines(ORDERED, field);

  expect(withdrawn.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual(lines);
  expect(withdrawn.isPart).toBe(isPart);
});

it('has no line of which no piece is chosen', () => {
  expect(readWithdrawalLines('1,1:0,2,2:3')).toEqual([{ lineId: 2, quantity: 3 }]);
});

it('reads the field that it writes', () => {
  const chosen = [{ lineId: 1, quantity: 1 }];

  expect(withdrawnLines(ORDERED, withdrawalLinesField(chosen)).lines).toMatchObject(chosen);
});
