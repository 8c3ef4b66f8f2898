import { type ReleasePlan, versionKey } from '@fachwerk/shared/federation';
import type { RemoteCode } from './remote-code';

/**
 * Fetches Node files before a visitor needs them. A missing file is reported when its widget is rendered.
 * Files of last good versions are fetched in the background.
 */
export async function fetchServers(
  { channels, versions, preview }: ReleasePlan,
  code: RemoteCode,
): Promise<void> {
  const fetchAll = (keys: readonly string[]) =>
    Promise.allSettled(
      keys.map(async (key) => {
        const version = Object.hasOwn(versions, key) ? versions[key] : undefined;
        if (version?.server) await code({ mfe: version.mfe, version: version.version, ...version.server });
      }),
    );
  const named = (pick: (channel: ReleasePlan['channels'][number]) => (string | null | undefined)[]) =>
    channels.flatMap((channel) =>
      pick(channel).flatMap((version) => (version ? [versionKey(channel.mfe, version)] : [])),
    );

  await fetchAll([
    ...named(({ stable, rollout }) => [stable, rollout?.version]),
    ...(preview ? [versionKey(preview.mfe, preview.version)] : []),
  ]);
  void fetchAll(named(({ lastGood }) => [lastGood]));
}
