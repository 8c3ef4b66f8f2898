import { Command } from '@commander-js/extra-typings';
import { ChannelStatus, Finding, type RollbackOrder, Status } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { parseMajor } from '../argument-parsers';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { mfeNamed, packageOf, versionNamed } from '../names';
import { RegistryError } from '../registry/registry-client';
import { rollbackOrder } from '../registry/rollback-order';

const RolledBack = z.intersection(ChannelStatus, z.looseObject({ warnings: z.optional(z.array(Finding)) }));

export const rollbackCommand = ({ repository, registry, terminal }: Context) =>
  new Command('rollback')
    .summary('take a version back')
    .description(
      'Ends the open rollout; without one, the last good version becomes stable again. New page views follow within a ' +
        'second. With a version it acts only while that version is live, so that a repeated command changes nothing.',
    )
    .argument('[micro-frontend]', 'such as cart-mfe or cart-mfe@1.4.0; in its folder it needs no name')
    .option('--major <number>', 'major to roll back, where several are live', parseMajor)
    .action(async (text, { major }) => {
      const wanted =
        text && /@|^\d/.test(text)
          ? versionNamed(text, repository)
          : { mfe: mfeNamed(text, repository), version: undefined };
      const { channels } = await registry.get('status', Status);
      const order = rollbackOrder(channels, { ...wanted, major });
      const channel = await registry.post('rollbacks', order, RolledBack).catch((error: unknown) => {
        throw withSafeRepetition(error, order);
      });
      terminal.print(sentenceOf(order, channel.stable));
      if (channel.lastGood) terminal.print(`The version before is ${order.mfe}@${channel.lastGood}.`);
      for (const { message } of channel.warnings ?? []) terminal.print(`Warning: ${message}`);
    });

/** After a lost connection it is unknown whether the order arrived. */
function withSafeRepetition(error: unknown, { mfe, from }: RollbackOrder): unknown {
  if (!(error instanceof CommandError) || error instanceof RegistryError || !from) return error;
  return new CommandError(`${error.message} It is unknown whether the order arrived.`, {
    advice: `repeat it safely: \`fachwerk rollback ${packageOf(mfe)}@${from}\``,
  });
}

function sentenceOf({ mfe, from }: RollbackOrder, stable: string | null): string {
  const withdrawn = from ? `${mfe}@${from} is taken back: ` : '';
  return stable
    ? `${withdrawn}all visitors get ${mfe}@${stable}.`
    : `${withdrawn}no visitor gets ${mfe} any more, it had no other version.`;
}
