import * as z from 'zod/mini';

/** A passport is the claim of a team: its size is limited. */
const Amount = z.int().check(z.gte(0), z.lte(1_000_000_000));
const Score = z.number().check(z.gte(0), z.lte(1000));
export const MOST_NAMES = 50;
export const LONGEST_NAME = 200;
const Names = z
  .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)))
  .check(z.maxLength(MOST_NAMES));

/** What one widget costs a page and leaves behind: of each measure the worst value of its examples. */
export const WidgetMeasures = z.object({
  /** Scripts and styles, uncompressed. */
  bytes: Amount,
  requests: Amount,
  /** Longest task in milliseconds. It depends on the machine. */
  longTask: Amount,
  /** Layout shift of the page, 0 if the reserved space is right. */
  shift: Score,
  /** Bytes that 50 mounts leave behind. */
  heap: Amount,
  /** Event listeners that 50 mounts leave behind. */
  listeners: Amount,
  /** Hosts other than the shop's. */
  hosts: Names,
  /** Keys in the storage of the browser, e.g. "localStorage:recent-searches". */
  storage: Names,
  cookies: Names,
  globals: Names,
  /** Rules of axe with serious or critical violations. */
  axe: Names,
});
export type WidgetMeasures = z.output<typeof WidgetMeasures>;

/** Limits of numbers, and names that are allowed. */
export const WidgetBudget = z.partial(WidgetMeasures);
export type WidgetBudget = z.output<typeof WidgetBudget>;

/** The result of measuring the widgets of one version in Chromium; part of its `widgets.json`. */
export const Passport = z.object({
  /** Instant of the measurement. */
  at: z.iso.datetime(),
  /** E.g. "Chromium 140.0.7339.16". */
  browser: z.string().check(z.maxLength(100)),
  /** Why the version is published although it exceeds a budget. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  /** By the name of the widget. */
  widgets: z.record(z.string().check(z.maxLength(LONGEST_NAME)), WidgetMeasures),
});
export type Passport = z.output<typeof Passport>;

/** Budget of a widget that declares none. */
export const DEFAULT_BUDGET: WidgetMeasures = {
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

export const budgetOf = (own: WidgetBudget = {}): WidgetMeasures =>
  Object.assign({}, DEFAULT_BUDGET, own) as WidgetMeasures;

export const AMOUNTS = ['bytes', 'requests', 'longTask', 'shift', 'heap', 'listeners'] as const;
export const NAME_LISTS = ['hosts', 'storage', 'cookies', 'globals', 'axe'] as const;

/** A measure outside of its budget: a number above its limit, or names that are not allowed. */
export type Breach =
  | { measure: (typeof AMOUNTS)[number]; value: number; limit: number }
  | { measure: (typeof NAME_LISTS)[number]; names: string[] };

export const breachesOf = (measures: WidgetMeasures, budget: WidgetMeasures): Breach[] => [
  ...AMOUNTS.flatMap((measure): Breach[] => {
    const [value, limit] = [measures[measure], budget[measure]];
    return value > limit ? [{ measure, value, limit }] : [];
  }),
  ...NAME_LISTS.flatMap((measure): Breach[] => {
    const names = measures[measure].filter((name) => !budget[measure].includes(name));
    return names.length > 0 ? [{ measure, names }] : [];
  }),
];
