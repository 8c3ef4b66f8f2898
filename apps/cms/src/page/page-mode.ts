import type { FrameContent } from '../content/content-schema';

const COOKIE = 'mode';

/**
 * The frame that a visitor asked for by cookie; undefined is the shop's own. Anybody can write a cookie: it changes what stands around
 * a page and nothing else, and only names that frame.json knows count (docs/decisions/0010).
 */
export function modeOf(cookies: string | undefined, { modes }: Pick<FrameContent, 'modes'>) {
  const values = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .map((pair) => pair.slice(COOKIE.length + 1));
  const [value] = values;
  // Two cookies of this name: somebody else wrote one of them.
  if (value === undefined || values.length > 1) return undefined;
  return Object.hasOwn(modes, value) ? value : undefined;
}

/** The zones around a page, in this mode. */
export function zonesOf(
  { zones, modes }: Pick<FrameContent, 'zones' | 'modes'>,
  mode: string | undefined,
): FrameContent['zones'] {
  const other = mode === undefined ? undefined : modes[mode]?.zones;
  return { header: other?.header ?? zones.header, footer: other?.footer ?? zones.footer };
}
