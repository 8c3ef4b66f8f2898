import type { Inspected } from './inspected';
import { widgetsOnPage } from './widget-facts';

/** Everything that somebody needs who looks into a bug report: what stood on the page, in which versions, and what was said. */
export function pageReport({ release, timeline }: Inspected): string {
  const versions = Object.fromEntries(
    Object.entries(release?.mfes ?? {}).map(([name, { version, isTrial }]) => [
      name,
      isTrial ? `${version} (trial)` : version,
    ]),
  );
  return JSON.stringify(
    {
      page: `${location.origin}${location.pathname}`,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      release: release?.id ?? 'asked by the shell',
      shell: release?.shell,
      preview: release?.preview,
      versions,
      widgets: widgetsOnPage().map(({ label, version, state, timings }) => ({
        widget: label,
        version,
        state,
        timings,
      })),
      // Names and times only: values may be about the visitor.
      bus: timeline.entries.map(({ at, kind, name }) => `${Math.round(at)} ms ${kind} ${name}`),
    },
    null,
    2,
  );
}
