import { withoutQuery } from '@fachwerk/server-kit/log-options';
import { routedNetworkOf } from '@fachwerk/server-kit/network-of';
import { sendTelemetry, VISITOR_NETWORK } from '@fachwerk/shared/calls';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { type FragmentJob, trialOf } from '../fragment-job';

interface Options {
  registryUrl: string;
  /** Token of the scope `census`; without it nothing is reported. */
  token: string | undefined;
  log: { warn(details: unknown, message: string): void };
}

/** Further failures of a version within a second are not reported: the rules need far fewer. */
const MOST_PER_SECOND = 10;
/** For one network, so that a visitor who repeats a page does not use up the reports of all others. */
const MOST_OF_NETWORK = 4;

/**
 * Reports widgets that failed on the server because of their version, so that the rules of rollouts take the
 * version back. As browsers do: never in a preview, and with the network and the bucket of the visitor.
 */
export function failureReporter({ registryUrl, token, log }: Options) {
  let counts = new Map<string, number>();
  let since = 0;

  const isOver = (key: string, most: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  };
  const isTooMuch = ({ mfe, version, viewer }: FragmentJob): boolean => {
    if (Date.now() - since >= 1000) {
      counts = new Map();
      since = Date.now();
    }
    const key = `${mfe}@${version}`;
    const network = viewer && routedNetworkOf(viewer.network);
    return isOver(`${key} ${network}`, MOST_OF_NETWORK) || isOver(key, MOST_PER_SECOND);
  };

  return (job: FragmentJob, message: string): void => {
    const { mfe, version, widget, pageUrl, viewer } = job;
    if (token === undefined || trialOf(job) === 'preview' || isTooMuch(job)) return;
    const { trialReason, react } = job;
    // A stable version that fails with the React of a shell on trial.
    const cause =
      trialReason !== 'rollout' && react?.trialReason === 'rollout'
        ? { mfe: 'shell', version: react.version }
        : undefined;
    const report: TelemetryReport = {
      // The browser reports the view itself.
      isFirst: false,
      release: '',
      page: new URL(withoutQuery(pageUrl)).pathname.slice(0, 300),
      versions: { [mfe]: version, ...(cause && { shell: cause.version }) },
      mounted: [],
      failed: [
        { widget, mfe, version, step: 'server', message: message.slice(0, 300), ...(cause && { cause }) },
      ],
      errors: [],
      goals: 0,
    };
    fetch(new URL(sendTelemetry.path, registryUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'text/plain',
        ...(viewer && { [VISITOR_NETWORK]: viewer.network }),
        ...(viewer?.bucket !== undefined && { cookie: `bucket=${viewer.bucket}` }),
      },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(5000),
    })
      .then((answer) => answer.arrayBuffer())
      .catch((error: unknown) => log.warn(error, 'A failed widget was not reported to the registry'));
  };
}
