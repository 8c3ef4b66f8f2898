/** @jest-environment node */
import { orderOnDesk } from '../shelf/order-on-desk';
import { aDeskOrder } from '../testing/an-order-on-desk';
import { findScannedLine } from './find-scanned-line';
import { checksOf, handOverAction } from './hand-over';
import { actionsOfPicking, linesToPick, markAll, setPieces, undecided, unmark } from './picked';
import { sortByShelf } from './sort-by-shelf';
import { createWedgeReader } from './wedge-scanner';

const EAN = '4006381333931';
const order = orderOnDesk(
  aDeskOrder({
    lines: [
      { name: 'Zange', aisle: 12, shelf: 1, ean: EAN, itemId: '100401' },
      { name: 'Dübel', itemId: '100402' },
      { name: 'Ast', aisle: 3, shelf: 7, open: 1, itemId: '100403', checks: ['AGE'] },
      { name: 'Axt', aisle: 3, shelf: 2, itemId: '100404', checks: ['REPORTABLE'] },
    ],
  }),
);
const [zange, duebel, ast] = order.lines as [never, never, never];

it('sorts by aisle, shelf and name, and puts what has no place last', () => {
  expect(sortByShelf(order.lines).map(({ name }) => name)).toEqual(['Axt', 'Ast', 'Zange', 'Dübel']);
});

it('counts pieces of a line between none and all', () => {
  const picked = setPieces(setPieces(markAll({}, zange), duebel, 9), ast, -1);
  expect(picked).toEqual({ 1: 2, 2: 2, 3: 0 });
  expect(unmark(picked, zange)).toEqual({ 2: 2, 3: 0 });
  expect(undecided(order.lines, picked).map(({ name }) => name)).toEqual(['Axt']);
});

it('records the begin of picking, the found pieces of every line, and that the goods are ready', () => {
  const actions = actionsOfPicking(order, { 1: 2, 2: 1 });
  expect(actions.map(({ name }) => name)).toEqual(['startPicking', 'reportFound', 'reportReady']);
  expect(actions[1]?.json).toEqual({
    lines: [1, 2, 3, 4].map((lineId) => ({ lineId, quantity: { 1: 2, 2: 1 }[lineId] ?? 0 })),
  });
  expect(actionsOfPicking(order, {}).map(({ name }) => name)).toEqual(['startPicking', 'reportFound']);
});

describe('a scanned or typed code', () => {
  const lines = linesToPick(order);
  it.each([
    ['the EAN', EAN, { kind: 'line', pieces: 1 }],
    ['the EAN with a leading zero and spaces', ` 0${EAN} `, { kind: 'line', pieces: 1 }],
    ['the article number', '100401', { kind: 'line', pieces: 1 }],
    ['an article of another order', '4003994155486', { kind: 'other' }],
    ['a number that is no article of the order', '999999', { kind: 'other' }],
    ['a wrong check digit', '4006381333932', { kind: 'nonsense' }],
    ['a link', 'https://example.org/'.repeat(20), { kind: 'nonsense' }],
    ['control characters', '\u001d\u0000abc', { kind: 'nonsense' }],
  ])('%s', (_what, code, expected) => {
    expect(findScannedLine(lines, {}, code)).toMatchObject(expected);
  });

  it('counts one piece more each time, until the line is full', () => {
    expect(findScannedLine(lines, { 1: 1 }, EAN)).toMatchObject({ kind: 'line', pieces: 2 });
    expect(findScannedLine(lines, { 1: 2 }, EAN)).toMatchObject({ kind: 'full' });
  });
});

describe('a scanner that types', () => {
  const type = (code: string, gap: number) => {
    const read = createWedgeReader();
    return [...code, 'Enter'].map((key, index) => read(key, 1000 + index * gap)).at(-1);
  };
  it('is recognised by its speed', () => {
    expect(type(EAN, 10)).toBe(EAN);
    expect(type(EAN, 200)).toBeUndefined();
    expect(type('12', 10)).toBeUndefined();
  });
  it('does not take keys that were pressed before for a part of the code', () => {
    const read = createWedgeReader();
    read('9', 0);
    const keys = [...EAN, 'Enter'].map((key, index) => read(key, 5000 + index * 10));
    expect(keys.at(-1)).toBe(EAN);
  });
});

it('hands out all pieces, or those that are chosen, and names them', () => {
  const lines = linesToPick(order).map(({ lineId, open }) => ({ lineId, quantity: open }));
  expect(handOverAction(order, ' 4829 1735 ')?.json).toEqual({ code: '48291735', lines });
  expect(handOverAction(order, '1', { 1: 1, 2: 0, 3: 0, 4: 0 })?.json).toEqual({
    code: '1',
    lines: [{ lineId: 1, quantity: 1 }],
  });
  expect(handOverAction(order, '1', { 1: 0, 2: 0, 3: 0, 4: 0 })).toBeUndefined();
});

it('asks for the checks of the lines that are handed out', () => {
  expect(checksOf(order.lines, {})).toEqual(['AGE', 'REPORTABLE']);
  expect(checksOf(order.lines, { 3: 0 })).toEqual(['REPORTABLE']);
});
