/** The measures of a passport that are numbers, in the order of tables. */
export const AMOUNTS = ['bytes', 'requests', 'longTask', 'shift', 'heap', 'listeners'] as const;
export type AmountName = (typeof AMOUNTS)[number];
/** The measures that are names. */
export const NAME_LISTS = ['hosts', 'storage', 'cookies', 'globals', 'axe'] as const;
export type NameListName = (typeof NAME_LISTS)[number];

/** `WidgetMeasures` of the contracts, which describe each measure. */
type Measures = Record<AmountName, number> & Record<NameListName, string[]>;
type OwnBudget = { [Name in keyof Measures]?: Measures[Name] | undefined };

/** Budget of a widget that declares none. */
export const DEFAULT_BUDGET: Measures = {
  bytes: 250_000,
  requests: 30,
  longTask: 500,
  shift: 0.1,
  heap: 2_000_000,
  listeners: 10,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};

export const budgetOf = (own: OwnBudget = {}): Measures => Object.assign({}, DEFAULT_BUDGET, own) as Measures;

/** A measure outside of its budget: a number above its limit, or names that are not allowed. */
export type Breach =
  { measure: AmountName; value: number; limit: number } | { measure: NameListName; names: string[] };

export const breachesOf = (measures: Measures, budget: Measures): Breach[] => [
  ...AMOUNTS.flatMap((measure): Breach[] => {
    const [value, limit] = [measures[measure], budget[measure]];
    return value > limit ? [{ measure, value, limit }] : [];
  }),
  ...NAME_LISTS.flatMap((measure): Breach[] => {
    const names = measures[measure].filter((name) => !budget[measure].includes(name));
    return names.length > 0 ? [{ measure, names }] : [];
  }),
];

/** For teams, e.g. "251 kB" or "530 ms". */
export function measuredText(measure: AmountName, value: number): string {
  if (measure === 'bytes' || measure === 'heap') return `${Math.ceil(value / 1000)} kB`;
  return measure === 'longTask' ? `${value} ms` : String(value);
}
