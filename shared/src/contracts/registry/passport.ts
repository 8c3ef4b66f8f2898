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
