import { getParser } from 'bowser';

export interface LoginDevice {
  /** "Firefox"; null: not known. */
  browser: string | null;
  /** "Windows"; null: not known. */
  system: string | null;
}

/** The name comes from a header: only what a name of a browser or system looks like. */
const nameIn = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Za-z][A-Za-z0-9 .]{1,29}$/.test(text) ? text : null;

/** Browser and system, in words that the owner of the device knows. */
export function loginDevice(userAgent: string | undefined): LoginDevice {
  if (!userAgent) return { browser: null, system: null };
  const parser = getParser(userAgent.slice(0, 500));
  return { browser: nameIn(parser.getBrowserName()), system: nameIn(parser.getOSName()) };
}
