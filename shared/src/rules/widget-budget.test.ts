import { breachesOf, budgetOf, DEFAULT_BUDGET } from './widget-budget';

const NOTHING = {
  bytes: 0,
  requests: 0,
  longTask: 0,
  shift: 0,
  heap: 0,
  listeners: 0,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};

describe('the budget of a widget', () => {
  it('is the default one where the widget declares nothing', () => {
    expect(budgetOf()).toEqual(DEFAULT_BUDGET);
    expect(budgetOf({ requests: 90, hosts: ['maps.example'] })).toEqual({
      ...DEFAULT_BUDGET,
      requests: 90,
      hosts: ['maps.example'],
    });
  });

  it('is kept up to its limits', () => {
    const { bytes, shift } = DEFAULT_BUDGET;
    expect(breachesOf({ ...NOTHING, bytes, shift }, budgetOf())).toEqual([]);
    expect(breachesOf({ ...NOTHING, bytes: bytes + 1 }, budgetOf())).toEqual([
      { measure: 'bytes', value: bytes + 1, limit: bytes },
    ]);
  });

  it('names what a widget loads or leaves without having declared it', () => {
    const measures = { ...NOTHING, hosts: ['a.example', 'b.example'], cookies: ['id'] };
    expect(breachesOf(measures, budgetOf({ hosts: ['a.example'] }))).toEqual([
      { measure: 'hosts', names: ['b.example'] },
      { measure: 'cookies', names: ['id'] },
    ]);
  });
});
