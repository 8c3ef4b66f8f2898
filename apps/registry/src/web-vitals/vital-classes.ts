import { WEB_VITAL_NAMES, type WebVital } from '@fachwerk/shared/rules';
import { addClasses, type Histogram, histogram } from '../telemetry/histogram';

const PAINTS = [
  ...[100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750],
  ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000],
];
const INPUTS = [
  ...[16, 24, 32, 40, 56, 80, 104, 128, 160, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000],
];
const SHIFTS = [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1];

/** The limits of the ratings are limits of classes, so that a percentile is never rated by interpolation. */
export const VITAL_CLASSES: Readonly<Record<WebVital, Histogram>> = {
  LCP: histogram(PAINTS, 20_000),
  CLS: histogram(SHIFTS, 2, 3),
  INP: histogram(INPUTS, 4000),
  FCP: histogram(PAINTS, 20_000),
};

export type VitalCounts = Record<WebVital, number[]>;

export const noVitals = (): VitalCounts => ({
  LCP: VITAL_CLASSES.LCP.none(),
  CLS: VITAL_CLASSES.CLS.none(),
  INP: VITAL_CLASSES.INP.none(),
  FCP: VITAL_CLASSES.FCP.none(),
});

export function addVital(counts: VitalCounts, name: WebVital, value: number): void {
  const place = VITAL_CLASSES[name].classOf(value);
  counts[name][place] = (counts[name][place] ?? 0) + 1;
}

export function addVitals(sum: VitalCounts, added: VitalCounts): void {
  for (const name of WEB_VITAL_NAMES) addClasses(sum[name], added[name]);
}
