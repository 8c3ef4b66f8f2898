import { type KeyNode, targetOfKey, wayTo } from './category-keys';

const tree: KeyNode[] = [
  {
    id: 'werkzeug',
    children: [
      { id: 'akku', children: [{ id: 'schrauber' }, { id: 'saegen' }] },
      { id: 'hand', children: [{ id: 'hammer' }] },
    ],
  },
  { id: 'garten', children: [] },
];

describe('targetOfKey', () => {
  it.each([
    ['Right', 'goes to the first child', 'werkzeug', 'ArrowRight', { category: 'akku' }],
    ['Right', 'goes to the first child on the second level', 'akku', 'ArrowRight', { category: 'schrauber' }],
    ['Right', 'stays on the deepest level', 'schrauber', 'ArrowRight', null],
    ['Right', 'stays where there are no children', 'garten', 'ArrowRight', null],
    ['Left', 'goes to the parent', 'hammer', 'ArrowLeft', { category: 'hand' }],
    ['Left', 'goes to the first level', 'hand', 'ArrowLeft', { category: 'werkzeug' }],
    ['Left', 'leaves the tree on the first level', 'garten', 'ArrowLeft', 'root'],
    ['Down', 'goes to the next sibling', 'akku', 'ArrowDown', { category: 'hand' }],
    ['Down', 'goes to the next sibling on the first level', 'werkzeug', 'ArrowDown', { category: 'garten' }],
    ['Down', 'stays on the last sibling', 'saegen', 'ArrowDown', null],
    ['Up', 'goes to the sibling before', 'saegen', 'ArrowUp', { category: 'schrauber' }],
    ['Up', 'stays on the first sibling', 'werkzeug', 'ArrowUp', null],
    ['Enter', 'is left to the link', 'akku', 'Enter', null],
  ])('%s %s', (_key, _deed, id, key, expected) => {
    expect(targetOfKey(tree, id, key)).toEqual(expected);
  });

  it('has no target for a category that does not exist', () => {
    expect(targetOfKey(tree, 'gibt-es-nicht', 'ArrowRight')).toBeNull();
    expect(wayTo(tree, 'gibt-es-nicht')).toEqual([]);
  });

  it('returns the path from the top', () => {
    expect(wayTo(tree, 'hammer').map(({ id }) => id)).toEqual(['werkzeug', 'hand', 'hammer']);
  });
});
