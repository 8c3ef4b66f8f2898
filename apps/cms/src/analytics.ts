import { readEnvironment, text } from '@fachwerk/server-kit/environment';
import { outsideAddress, outsideOrigins, refuseHttp } from './outside-address';
import type { Analytics } from './page/outside-sources';

/** Where the script of Google Analytics 4 sends to; visitors of the EU are measured in a region. */
const CONNECT = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

const VARIABLES = {
  GA_MEASUREMENT_ID: text()
    .regex(/^G-[A-Z\d]{4,20}$/, { error: 'the id of a data stream such as G-ABC123DEF4' })
    .optional(),
  GA_SCRIPT: outsideAddress('https://www.googletagmanager.com/gtag/js').default(
    'https://www.googletagmanager.com/gtag/js',
  ),
  GA_CONNECT_ORIGINS: outsideOrigins('https://www.google-analytics.com').default(CONNECT),
};

/** Google Analytics 4 of the operator; undefined: pages have none of it. */
export function readAnalytics(env: NodeJS.ProcessEnv, publicUrl: string | undefined): Analytics | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { GA_MEASUREMENT_ID: measurementId, GA_SCRIPT: address, GA_CONNECT_ORIGINS: connect } = values;
  if (measurementId === undefined) {
    const [alone] = ['GA_SCRIPT', 'GA_CONNECT_ORIGINS'].filter((name) => env[name]);
    if (alone !== undefined)
      throw new Error(`GA_MEASUREMENT_ID is not set, but ${alone} is: without the id nothing is measured.`);
    return undefined;
  }
  refuseHttp(publicUrl, { GA_SCRIPT: address, GA_CONNECT_ORIGINS: connect });
  const script = new URL(address);
  script.searchParams.set('id', measurementId);
  return { measurementId, script: script.href, connect };
}
