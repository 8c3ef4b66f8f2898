import { isLocalPath } from '@fachwerk/shared/contracts';

/** The address with its trailing slash; undefined if none is missing. */
export function withSlash(pathname: string): string | undefined {
  if (pathname.endsWith('/') || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const target = `${pathname}/`;
  return isLocalPath(target) ? target : undefined;
}
