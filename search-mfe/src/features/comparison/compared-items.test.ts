import { comparedItems, keepComparedItems } from './compared-items';

const item = (itemId: string) => ({ itemId, name: `Schrauber ${itemId}` });

beforeEach(() => localStorage.clear());

it('keeps the chosen items in their order', () => {
  keepComparedItems([item('2'), item('1')]);

  expect(comparedItems()).toEqual([item('2'), item('1')]);
});

it('leaves nothing behind when the last one is removed', () => {
  keepComparedItems([item('1')]);
  keepComparedItems([]);

  expect(localStorage).toHaveLength(0);
});

it.each(['', '{', 'null', '"1"', '[1, null, {"itemId": 2, "name": "x"}, {"itemId": "2"}]'])(
  'counts the broken storage %p as empty',
  (stored) => {
    localStorage.setItem('compared-items', stored);

    expect(comparedItems()).toEqual([]);
  },
);

it('works where the storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(() => keepComparedItems([item('1')])).not.toThrow();
  blocked.mockRestore();
});
