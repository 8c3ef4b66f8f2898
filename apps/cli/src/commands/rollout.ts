import { Command } from '@commander-js/extra-typings';
import { Rollout } from '@fachwerk/shared/contracts';
import { parsePercent } from '../argument-parsers';
import type { Context } from '../context';
import { versionNamed } from '../names';
import { rolloutText } from '../registry/rollout-text';

export const rolloutCommand = ({ repository, registry, terminal }: Context) =>
  new Command('rollout')
    .summary('give a published version to a share of visitors')
    .description(
      'Gives a published version to a share of visitors: 100 is all of them at once, 0 takes the version away. ' +
        'Between, the version advances or rolls itself back by the rules.',
    )
    .argument('<version>', 'such as cart-mfe@1.4.0; in its folder 1.4.0')
    .requiredOption('--to <percent>', 'share of visitors', parsePercent)
    .option('--hold', 'stay at this share instead of advancing by the rules')
    .action(async (text, { to, hold }) => {
      const order = { ...versionNamed(text, repository), to, ...(hold && { hold }) };
      terminal.print(rolloutText(await registry.post('rollouts', order, Rollout)));
    });
