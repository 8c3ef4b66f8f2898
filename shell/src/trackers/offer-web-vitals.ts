import type { Bus } from '@fachwerk/shared/bus';
import type { ShellPage } from '../core/read-page';
import { whenAllowed } from '../page/consent';

/**
 * Loads the measurement of web vitals, on pages of the shop whose operator has set a collector, for a share
 * of the views, and only when the visitor allows it. What browsers have recorded until then counts.
 */
export function offerWebVitals(
  { config, release, isOwnPage }: Pick<ShellPage, 'config' | 'release' | 'isOwnPage'>,
  bus: Bus,
  signal: AbortSignal,
): void {
  const metrics = config?.metrics;
  if (!isOwnPage || !metrics || !release || Math.random() >= metrics.sample) return;
  const country = config.shopLocale.split('-')[1] ?? '';
  void whenAllowed(bus, 'web-vitals', signal)
    .then(() => import(/* webpackChunkName: "web-vitals" */ './web-vitals'))
    .then(({ measureWebVitals }) => measureWebVitals({ metrics, country, release, bus, signal }))
    // The page works without measurement.
    .catch(() => {});
}
