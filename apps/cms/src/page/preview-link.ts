import { isLocalPath } from '@fachwerk/shared/contracts';

export const PREVIEW_PARAMETER = 'preview';
const END = 'end';

/** Preview parameter of the address. */
export type PreviewWish = { kind: 'none' } | { kind: 'end' } | { kind: 'open'; token: string };

export interface PreviewAddress {
  wish: PreviewWish;
  /** The address without the parameter, otherwise unchanged. */
  rest: string;
}

/** Splits `?preview=…` from the requested address. */
export function previewInAddress(url: string): PreviewAddress {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes(`${PREVIEW_PARAMETER}=`)) return { wish: { kind: 'none' }, rest: url };
  const parts = url.slice(at + 1).split('&');
  const others = parts.filter((part) => !part.startsWith(`${PREVIEW_PARAMETER}=`));
  const value = parts
    .find((part) => part.startsWith(`${PREVIEW_PARAMETER}=`))
    ?.slice(PREVIEW_PARAMETER.length + 1);
  if (value === undefined) return { wish: { kind: 'none' }, rest: url };
  const rest = others.length > 0 ? `${url.slice(0, at)}?${others.join('&')}` : url.slice(0, at);
  return { wish: value === END ? { kind: 'end' } : { kind: 'open', token: value }, rest };
}

/** Target of the redirect: always a path of this shop. */
export const localTarget = (rest: string): string => (isLocalPath(rest) ? rest : '/');

/** A session cookie: ends with the browser session, or earlier by the registry. */
export const previewCookie = (token: string, isHttps: boolean): string =>
  `${PREVIEW_PARAMETER}=${token}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
export const noPreviewCookie = (isHttps: boolean): string =>
  `${PREVIEW_PARAMETER}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
