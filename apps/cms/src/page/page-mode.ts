import type { FrameContent } from '../content/content-schema';
import { cookieOf } from './cookies';

const COOKIE = 'mode';

/**
 * The mode of the visitor's cookie; undefined is the shop's own frame. The cookie is untrusted: it affects
 * only the frame, and only names in frame.json are accepted (docs/decisions/0010).
 */
export function modeOf(cookies: string | undefined, { modes }: Pick<FrameContent, 'modes'>) {
  const value = cookieOf(cookies, COOKIE);
  return value !== undefined && Object.hasOwn(modes, value) ? value : undefined;
}

/** The zones around a page in this mode, or in the app, which has its own header in every mode. */
export function zonesOf(
  { zones, modes, app }: Pick<FrameContent, 'zones' | 'modes' | 'app'>,
  { mode, appDevice }: { mode: string | undefined; appDevice?: string | undefined },
): FrameContent['zones'] {
  const other = appDevice ? app?.zones : modes[mode ?? '']?.zones;
  return { header: other?.header ?? zones.header, footer: other?.footer ?? zones.footer };
}
