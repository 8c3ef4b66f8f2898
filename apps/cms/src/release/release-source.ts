import type { FastifyBaseLogger } from 'fastify';
import { PageRelease } from '@fachwerk/shared/contracts';

export interface ReleaseSource {
  /** The release for a page view; the last known one while the registry does not answer. */
  current(): Promise<PageRelease>;
}

interface Options {
  registryUrl: string;
  log: FastifyBaseLogger;
  /** Told before the first page uses a new release. */
  onNew?: (release: PageRelease) => Promise<void>;
  refreshMs?: number;
}

/** Asks the registry in the background, at most once a second, so that no visitor waits for it. */
export function releaseSource({ registryUrl, log, onNew, refreshMs = 1000 }: Options): ReleaseSource {
  let known: PageRelease | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const response = await fetch(`${registryUrl}/federation/release`, { signal: AbortSignal.timeout(2000) });
    if (!response.ok) throw new Error(`The registry answers ${response.status} for the release.`);
    const release = PageRelease.parse(await response.json());
    if (release.release.id === known?.release.id) return;
    await onNew?.(release);
    known = release;
  }
  const refresh = () =>
    (asking ??= ask().finally(() => {
      asking = undefined;
      askedAt = Date.now();
    }));

  return {
    async current() {
      if (!known) await refresh();
      else if (Date.now() - askedAt > refreshMs)
        refresh().catch((error: unknown) =>
          log.warn(error, 'The registry does not answer: the last release stays'),
        );
      if (!known) throw new Error('No release is known.');
      return known;
    },
  };
}
