import type { HydrateMode, Importance } from '@fachwerk/shared/contracts';

/** `quiet`: visible, and the browser is idle. `asked`: the visitor presses the button in its place. */
export type MountMode = HydrateMode | 'quiet' | 'asked';

export interface MountConditions {
  hasServerHtml: boolean;
  /** Device, connection or server are slow, or the visitor saves data. */
  isSparing: boolean;
}

/**
 * When a widget is mounted. Extra widgets leave first: their server HTML stays static until it is touched.
 * Useful ones wait for their view and an idle moment. A widget that waits for a topic or event costs nothing
 * until then.
 */
export function mountWhen(
  hydrate: HydrateMode,
  importance: Importance | undefined,
  { hasServerHtml, isSparing }: MountConditions,
): MountMode {
  if (!isSparing || importance === 'essential' || typeof hydrate === 'object') return hydrate;
  if (hasServerHtml && (hydrate === 'never' || hydrate === 'interaction')) return hydrate;
  if (importance === 'extra') return hasServerHtml ? 'interaction' : 'asked';
  return 'quiet';
}
