import { basename, dirname } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Published, Rollout } from '@fachwerk/shared/contracts';
import { ReleasePlan } from '@fachwerk/shared/federation';
import type { Context } from '../context';
import { packVersion } from '../registry/pack-version';

export const firstReleaseCommand = (context: Context) =>
  new Command('first-release')
    .summary('fill an empty registry with what was built')
    .description(
      'Publishes everything that was built to the registry, and makes live what has no live version yet. ' +
        'Needs REGISTRY_TOKEN of scope operate.',
    )
    .action(async () => {
      // The shell is the last: pages are served once it is live, and then all widgets are there.
      const [shell, ...micros] = context.repository.builtVersionFolders();
      for (const folder of [...micros, ...(shell ? [shell] : [])]) {
        const name = basename(dirname(dirname(folder)));
        await context.terminal.step(
          `Publishing ${name}`,
          () => publish(context, folder, folder === shell),
          ({ mfe, version, isLive }) =>
            `${mfe} ${version} ${isLive ? 'is published; the live version stays' : 'is live'}`,
        );
      }
    });

async function publish({ registry }: Context, folder: string, isShell: boolean) {
  const { manifest, archive } = await packVersion(folder, isShell);
  const { mfe = 'shell', version } = manifest;
  await registry.putArchive(`versions/${mfe}/${version}`, archive, Published);
  const { channels } = await registry.getPublic('plan', ReleasePlan);
  const major = Number(version.split('.', 1)[0]);
  const isLive = channels.some(
    (channel) => channel.mfe === mfe && channel.major === major && channel.stable !== null,
  );
  if (!isLive) await registry.post('rollouts', { mfe, version, to: 100 }, Rollout);
  return { mfe, version, isLive };
}
