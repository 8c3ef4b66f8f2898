import { versionKey, type ReleasePlan } from '@fachwerk/shared/federation';
import type { RemoteCode } from '../fragments/remote-code';

/**
 * Node files are here before the first visitor needs them; one that is missing shows when its widget is rendered. What a rollback would
 * bring back is fetched as well, but nobody waits for it.
 */
export async function fetchServers(
  { channels, versions, preview }: ReleasePlan,
  code: RemoteCode,
): Promise<void> {
  const fetchAll = (keys: readonly string[]) =>
    Promise.allSettled(
      keys.map(async (key) => {
        const version = Object.hasOwn(versions, key) ? versions[key] : undefined;
        if (version) await code({ mfe: version.mfe, version: version.version, ...version.server });
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
