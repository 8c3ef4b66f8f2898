import { Command } from '@commander-js/extra-typings';
import { Status } from '@fachwerk/shared/contracts';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { mfeNamed } from '../names';
import { channelText, statusTable } from '../registry/rollout-text';

export const rolloutsCommand = ({ repository, registry, terminal }: Context) =>
  new Command('rollouts')
    .summary('list what is live')
    .description('Lists what is live and the state of rollouts; for one micro-frontend with its versions.')
    .argument('[micro-frontend]', 'such as cart-mfe; in its folder it needs no name')
    .action(async (text) => {
      const { channels } = await registry.get('status', Status);
      if (!(text ?? repository.packageHere)) {
        terminal.print(statusTable(channels));
        return;
      }
      const mfe = mfeNamed(text, repository);
      const found = channels.filter((channel) => channel.mfe === mfe);
      if (found.length === 0)
        throw new CommandError(`No version of ${mfe} is published.`, {
          advice: `one of ${[...new Set(channels.map((channel) => channel.mfe))].join(', ')}`,
        });
      terminal.print(found.map((channel) => channelText(channel, found)).join('\n\n'));
    });
