import type { Telemetry, TextUser } from './telemetry';

/** Reports a key without a text once per page: to the console and to the registry. */
export function logMissingTexts(telemetry: Pick<Telemetry, 'missingText'> | undefined) {
  const reported = new Set<string>();
  return (key: string, by: TextUser): void => {
    if (reported.has(key)) return;
    reported.add(key);
    // eslint-disable-next-line no-console -- its team needs the key, also where reports are disabled
    console.error(`Widget '${by.widget}' (${by.mfe} ${by.version}) has no text for '${key}'.`);
    telemetry?.missingText(by, key);
  };
}
