import { logTrackFailure } from './log-track-failure';
import type { Tracker, TrackerContext, TrackerEntry } from './tracker';
import { waitingReports } from './waiting-reports';

/**
 * Passes the reports of the page to a tracker by the three states of consent. Not decided: they wait. Denied:
 * they are dropped, as are those that wait. Granted: the code loads, and each report is sent once.
 */
export function followTracker({ service, load }: TrackerEntry, context: TrackerContext): void {
  const { bus, signal } = context;
  const waiting = waitingReports();
  let isAllowed: boolean | undefined;
  let tracker: Tracker | undefined;
  let isLoading = false;

  const loadTracker = async () => {
    if (isLoading) return;
    isLoading = true;
    await attempt(async () => {
      const { start } = await load();
      // It may have been withdrawn in the meantime.
      if (isAllowed) tracker = start(context);
    });
    isLoading = false;
    if (tracker) send();
  };
  const send = () => {
    if (!isAllowed) return;
    if (!tracker) return void loadTracker();
    const { send: sendOne } = tracker;
    for (const report of waiting.take()) void attempt(async () => sendOne(report));
  };

  bus.watch(
    'consent@2',
    (choice) => {
      const was = isAllowed;
      isAllowed = choice?.services.includes(service);
      if (isAllowed === false) waiting.take();
      const is = isAllowed === true;
      if (isAllowed !== was) void attempt(async () => tracker?.setAllowed?.(is));
      send();
    },
    signal,
  );
  bus.on(
    'tracking:reported',
    (report) => {
      if (isAllowed === false) return;
      waiting.add(report);
      send();
    },
    signal,
  );
}

const attempt = (work: () => Promise<void>): Promise<void> => work().catch(logTrackFailure);
