import { Command, Option } from '@commander-js/extra-typings';
import { UsageInventory } from '@fachwerk/shared/contracts';
import type { Context } from '../context';

type Use = UsageInventory['uses'][number];

export const thirdPartyUsesCommand = ({ registry, terminal }: Context) =>
  new Command('third-party-uses')
    .summary('list and confirm uses of widgets on third-party pages')
    .description(
      'Lists the uses that browsers have reported on third-party pages. The gate refuses a version that breaks a ' +
        'confirmed one, and warns of the others. The registry confirms what it finds on the origins of ' +
        'THIRD_PARTY_ORIGINS; operators confirm others (REGISTRY_TOKEN of scope operate).',
    )
    .addOption(new Option('--confirm <id>', 'the use is real').conflicts('withdraw'))
    .option('--withdraw <id>', 'the use is not confirmed any more')
    .action(async ({ confirm, withdraw }) => {
      const id = confirm ?? withdraw;
      const { uses } =
        id === undefined
          ? await registry.get('census', UsageInventory)
          : await registry.post(
              'confirmed-uses',
              { id, isConfirmed: withdraw === undefined },
              UsageInventory,
            );
      const seen = uses.filter(({ source }) => source === 'seen');
      if (seen.length === 0) terminal.print('No browser has reported a use on a third-party page.');
      for (const use of seen) terminal.print(lineOf(use));
    });

const lineOf = ({ id, page, widget, major, props, confirmedBy }: Use): string =>
  `${id ?? ''} ${page} ${widget}${major === null ? '' : `@${major}`} ${JSON.stringify(props)}: ` +
  (confirmedBy ? `confirmed by ${confirmedBy}` : 'unconfirmed');
