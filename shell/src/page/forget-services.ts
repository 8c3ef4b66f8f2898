import { isNamed, KEPT_BY_SERVICES, storedInBrowsers } from '@fachwerk/shared/rules';

/**
 * Removes what services have kept in the browser that are not allowed. Only a decision (`isDecision`) ends
 * agreements that the visitor has given in place, e.g. to a map, since these may be newer than the last one.
 */
export function forgetServices(allowed: readonly string[], { isDecision = true } = {}): void {
  const ended = storedInBrowsers().filter(
    ({ need }) => need !== 'necessary' && !allowed.includes(need) && (isDecision || need in KEPT_BY_SERVICES),
  );
  for (const { place, name: pattern } of ended) {
    const names = (place === 'cookie' ? namesOfCookies() : namesIn(place)).filter((name) =>
      isNamed(pattern, name),
    );
    if (place === 'cookie') names.forEach(expire);
    else for (const name of names) storageOf(place).removeItem(name);
  }
}

const storageOf = (place: 'session' | 'local'): Storage =>
  place === 'session' ? sessionStorage : localStorage;

/** None where the storage is blocked: nothing can be in it. */
function namesIn(place: 'session' | 'local'): string[] {
  try {
    return Object.keys(storageOf(place));
  } catch {
    return [];
  }
}

const namesOfCookies = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');

/** Scripts of others set cookies for the host or for a domain above it. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}
