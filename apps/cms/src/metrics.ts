import { metricsKey, readEnvironment, text } from '@fachwerk/server-kit/environment';
import { sendWebVitals } from '@fachwerk/shared/calls';
import type { MetricsConfig } from '@fachwerk/shared/contracts';
import { outsideAddress, refuseHttp } from './outside-address';

/** The collector of the operator, the same for all pages. */
export type Metrics = Pick<MetricsConfig, 'url' | 'key' | 'sample' | 'environment'> & {
  /** Company of another collector than that of the shop. */
  provider?: string;
};

const isShare = (value: string): boolean => /^(?:0?\.\d{1,6}|1)$/.test(value) && Number(value) > 0;

const VARIABLES = {
  METRICS_KEY: metricsKey(),
  METRICS_URL: outsideAddress('https://metrics.example/collect').optional(),
  METRICS_PROVIDER: text().max(80, { error: 'a name with at most 80 characters' }).optional(),
  METRICS_SAMPLE: text()
    .default('1')
    .refine(isShare, { error: 'a share such as 0.1, above 0 and at most 1,' })
    .transform(Number),
  METRICS_ENVIRONMENT: text().max(60, { error: 'a word with at most 60 characters' }).default('production'),
};

/**
 * Where browsers send how fast pages were; undefined without a key. Without an address it is the registry of
 * the shop, which has the same key.
 */
export function readMetrics(env: NodeJS.ProcessEnv, publicUrl: string | undefined): Metrics | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { METRICS_KEY: key, METRICS_URL: url, METRICS_PROVIDER: provider } = values;
  if (key === undefined) {
    if (url !== undefined) throw new Error('METRICS_KEY is not set, but METRICS_URL is: set both or none.');
    return undefined;
  }
  if (url === undefined && provider !== undefined)
    throw new Error('METRICS_URL is not set, but METRICS_PROVIDER is: the collector of the shop needs none.');
  if (url !== undefined && provider === undefined)
    throw new Error('METRICS_PROVIDER is not set: visitors are asked to consent to a provider with a name.');
  refuseHttp(publicUrl, { METRICS_URL: url });
  return {
    ...(provider !== undefined && { provider }),
    url: url ?? sendWebVitals.path,
    key,
    sample: values.METRICS_SAMPLE,
    environment: values.METRICS_ENVIRONMENT,
  };
}

/** For the policy of all pages; none for the collector of the shop. */
export const collectorOrigin = ({ url }: Metrics): string | undefined =>
  url.startsWith('/') ? undefined : new URL(url).origin;
