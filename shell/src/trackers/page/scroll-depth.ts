import type { SendReport } from './send-report';

const STEP = 10;

/**
 * Reports every tenth of the page that has been in the window, each once. A page that needs no scrolling has
 * been seen whole.
 */
export function followScrollDepth(report: SendReport, signal: AbortSignal): void {
  let reached = 0;
  let isPlanned = false;
  const measure = () => {
    isPlanned = false;
    if (signal.aborted) return;
    const { scrollHeight } = document.documentElement;
    // Some browsers scroll by fractions of a pixel and end before the last one.
    const seen = Math.ceil(window.scrollY + window.innerHeight) + 1;
    const percent = Math.min(100, (seen / scrollHeight) * 100);
    while (reached + STEP <= percent) {
      reached += STEP;
      report('scroll_depth', { percent: reached });
    }
    if (reached >= 100) window.removeEventListener('scroll', plan);
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(measure);
  };
  window.addEventListener('scroll', plan, { passive: true, signal });
  measure();
}
