import type { SendReport } from './send-report';

const STEP_S = 10;
/** A tab that stays open is not read for hours. */
const LONGEST_S = 20 * 60;

/** Reports every ten seconds in which the page is visible. */
export function followTimeOnPage(report: SendReport, signal: AbortSignal): void {
  let seconds = 0;
  let begun = performance.now();
  let rest = STEP_S * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const next = () => {
    seconds += STEP_S;
    report('time_on_page', { seconds });
    rest = STEP_S * 1000;
    if (seconds < LONGEST_S) run();
  };
  const run = () => {
    begun = performance.now();
    timer = setTimeout(next, rest);
  };
  const follow = () => {
    stop();
    if (seconds >= LONGEST_S) return;
    if (document.visibilityState === 'visible') return run();
    rest = Math.max(0, rest - (performance.now() - begun));
  };
  document.addEventListener('visibilitychange', follow, { signal });
  signal.addEventListener('abort', stop);
  if (document.visibilityState === 'visible') run();
}
