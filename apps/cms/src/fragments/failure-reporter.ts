import { withoutQuery } from '@fachwerk/server-kit/log-options';
import { sendTelemetry } from '@fachwerk/shared/calls';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import type { FragmentJob } from '../fragment-job';

interface Options {
  registryUrl: string;
  /** Token of the scope `census`; without it nothing is reported. */
  token: string | undefined;
  log: { warn(details: unknown, message: string): void };
}

/** Further failures of a version within a second are not reported: the rules need far fewer. */
const MOST_PER_SECOND = 10;

/**
 * Reports widgets that failed on the server because of their version, as browsers report theirs, so that the
 * rules of rollouts take the version back.
 */
export function failureReporter({ registryUrl, token, log }: Options) {
  let counts = new Map<string, number>();
  let since = 0;

  const isOver = (version: string): boolean => {
    if (Date.now() - since >= 1000) {
      counts = new Map();
      since = Date.now();
    }
    const count = (counts.get(version) ?? 0) + 1;
    counts.set(version, count);
    return count > MOST_PER_SECOND;
  };

  return ({ mfe, version, widget, pageUrl }: FragmentJob, message: string): void => {
    if (token === undefined || isOver(`${mfe}@${version}`)) return;
    const report: TelemetryReport = {
      // The browser reports the view itself.
      isFirst: false,
      release: '',
      page: new URL(withoutQuery(pageUrl)).pathname.slice(0, 300),
      versions: { [mfe]: version },
      mounted: [],
      failed: [{ widget, mfe, version, step: 'server', message: message.slice(0, 300) }],
      errors: [],
      goals: 0,
    };
    fetch(new URL(sendTelemetry.path, registryUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(5000),
    })
      .then((answer) => answer.arrayBuffer())
      .catch((error: unknown) => log.warn(error, 'A failed widget was not reported to the registry'));
  };
}
