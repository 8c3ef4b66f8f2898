import type { Inspected } from './inspected';
import { widgetsOnPage } from './widget-facts';

/** Report for a bug ticket: widgets, versions and messages of the page. */
export function pageReport({ release, timeline }: Inspected): string {
  const versions = Object.fromEntries(
    Object.entries(release?.mfes ?? {}).map(([name, { version, trialReason }]) => [
      name,
      trialReason ? `${version} (${trialReason})` : version,
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
      // Names and times only: values may contain personal data.
      bus: timeline.entries.map(({ at, kind, name }) => `${Math.round(at)} ms ${kind} ${name}`),
    },
    null,
    2,
  );
}
