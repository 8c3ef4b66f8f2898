import { Command } from '@commander-js/extra-typings';
import { ChannelStatus } from '@fachwerk/shared/contracts';
import { parseMajor } from '../argument-parsers';
import type { Context } from '../context';
import { mfeNamed } from '../names';

export const retireCommand = ({ repository, registry, terminal }: Context) =>
  new Command('retire')
    .summary('close an old major')
    .description('Closes an old major of a micro-frontend; refused while a page needs it.')
    .argument('[micro-frontend]', 'such as cart-mfe; in its folder it needs no name')
    .requiredOption('--major <number>', 'the major to close', parseMajor)
    .action(async (text, { major }) => {
      const mfe = mfeNamed(text, repository);
      const channel = await registry.post('retire', { mfe, major }, ChannelStatus);
      terminal.print(
        `${mfe} with major ${channel.major} is not live any more. Its files stay for pages that are still open.`,
      );
    });
