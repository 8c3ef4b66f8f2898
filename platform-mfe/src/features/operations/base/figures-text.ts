import { SHOP_LOCALE } from '@fachwerk/shared/format';
import type { Metric } from './rates';

const number = (digits: number) => new Intl.NumberFormat(SHOP_LOCALE, { maximumFractionDigits: digits });
const [whole, tenth, hundredth, thousandth] = [number(0), number(1), number(2), number(3)];

export const countText = (count: number): string => whole.format(count);
export const percentText = (percent: number): string => `${hundredth.format(percent)}\u00a0%`;
/** At least "0,1": the measured time is never zero. */
export const secondsText = (seconds: number): string => tenth.format(Math.max(0.1, seconds));
export const bytesText = (bytes: number): string => `${whole.format(Math.ceil(bytes / 1000))}\u00a0kB`;

/** A score without a unit, e.g. "0,125". */
export const scoreText = (score: number): string => thousandth.format(score);

/** Formats a share as a percentage with enough digits for rare events, or a time in milliseconds. */
export function valueText(metric: Metric, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'p75') return `${whole.format(value)}\u00a0ms`;
  const percent = value * 100;
  return `${(percent < 1 ? hundredth : tenth).format(percent)}\u00a0%`;
}
