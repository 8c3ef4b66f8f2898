import type { Release } from '@fachwerk/shared/contracts';
import type { StartReason } from './when-to-start';

/**
 * Preloads the scripts of widgets that hydrate at load, in parallel with the runtime. The attributes are
 * those of the later scripts, so that every file is fetched once. The runtime loads ES modules.
 */
export function preloadScripts(
  { widgets, mfes, chunks }: Release,
  origin: string,
  reason: StartReason,
): void {
  const early = Object.values(widgets).filter(
    ({ hydrate, importance, consent }) => hydrate === 'load' && importance !== 'extra' && !consent,
  );
  const files = new Map<string, string | undefined>();
  for (const { mfe } of early) {
    const place = mfes[mfe];
    if (place && place.container !== 'module') files.set(place.entry, place.integrity);
  }
  for (const { js, mfe } of early)
    if (mfes[mfe]?.container !== 'module') for (const path of js) files.set(path, chunks[path]);
  files.forEach((integrity, path) => {
    if (integrity) preload(new URL(path, origin).href, integrity, reason);
  });
}

function preload(href: string, integrity: string, reason: StartReason): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  if (reason === 'quiet') link.setAttribute('fetchpriority', 'low');
  link.href = href;
  document.head.appendChild(link);
}
