import type { VersionName } from '../intrinsics/intrinsics';
import type { Telemetry } from './telemetry';

/** Names in a report; a version that changes more is listed with the first ones. */
const MOST_NAMES = 5;

/** Reports a version that has changed functions of all teams as a failure of this version. */
export function reportChange(
  by: VersionName,
  names: readonly string[],
  telemetry: Telemetry | undefined,
): void {
  const message = `changed ${names.slice(0, MOST_NAMES).join(', ')}`;
  // eslint-disable-next-line no-console -- its team needs the reason, also where reports are disabled
  console.error(`${by.mfe} ${by.version} ${message} of the page.`);
  telemetry?.changed(by, message);
}
