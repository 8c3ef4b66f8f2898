import { whenIdle } from '../core/when-idle';
import { followTracker } from './follow-tracker';
import { logTrackFailure } from './log-track-failure';
import type { TrackerContext, TrackerEntry } from './tracker';

const IDLE_TIMEOUT = 2000;

/** Follows the trackers that the operator offers on this page, and reports views and reading for them. */
export function followTrackers(entries: readonly TrackerEntry[], context: TrackerContext): void {
  const { config, bus, signal } = context;
  const offered = config.consent?.services ?? [];
  const here = entries.filter(
    ({ service, needs }) => offered.includes(service) && (!needs || config[needs] !== undefined),
  );
  for (const entry of here) followTracker(entry, context);

  const mayMeasure = () => {
    const choice = bus.get('consent@2');
    return here.some(({ service }) => !choice || choice.services.includes(service));
  };
  let isPlanned = false;
  const plan = () => {
    if (isPlanned || !mayMeasure()) return;
    isPlanned = true;
    whenIdle(() => {
      if (mayMeasure()) return void startReports();
      isPlanned = false;
    }, IDLE_TIMEOUT);
  };
  const startReports = () =>
    import(/* webpackChunkName: "page-reports" */ './page/page-reports').then(
      ({ startPageReports }) => startPageReports({ bus, signal, isLanding: config.isLandingPage }),
      logTrackFailure,
    );
  bus.watch('consent@2', plan, signal);
}
