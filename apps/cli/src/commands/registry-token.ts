import { Command, Option } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { mfeNamed } from '../names';

export const registryTokenCommand = ({ repository, config, terminal }: Context) =>
  new Command('registry-token')
    .summary('make, list and revoke tokens')
    .description(
      'Makes a token of a team, of an operator or of the page server, which is printed once. ' +
        'Needs the database of the registry.',
    )
    .argument('[owner]', 'a micro-frontend such as cart-mfe, shell, operate or census')
    .addOption(new Option('--list', 'list the valid tokens').conflicts('revoke'))
    .option('--revoke <name>', 'revoke the token of this name')
    .action(async (owner, { list, revoke }) => {
      const where = { databaseUrl: config.databaseUrl, dataDir: config.databaseDir };
      const { makeToken, takeBackToken, tokens } = repository.databaseTools();
      if (list) {
        for (const { name, scope, mfe, createdAt } of await tokens(where))
          terminal.print(
            `${name.padEnd(34)} ${mfe ? `publish ${mfe}` : scope}, since ${createdAt.toISOString().slice(0, 10)}`,
          );
        return;
      }
      if (revoke !== undefined) {
        if (!(await takeBackToken(where, revoke)))
          throw new CommandError(`No token has the name "${revoke}".`, {
            advice: '`fachwerk registry-token --list` lists the names',
          });
        terminal.print(`The token "${revoke}" is revoked.`);
        return;
      }
      if (owner === undefined)
        throw new CommandError('No owner is named.', {
          advice: 'name a micro-frontend such as cart-mfe, shell, operate or census',
        });
      const isScope = owner === 'operate' || owner === 'census';
      const { name, token } = await makeToken(
        where,
        isScope ? { scope: owner } : { scope: 'publish', mfe: mfeNamed(owner, repository) },
      );
      terminal.print(token);
      terminal.printError(
        `\nIt is not shown again. Its name is "${name}". Commands read it from REGISTRY_TOKEN${owner === 'census' ? ', the page server from CENSUS_TOKEN' : ''}.`,
      );
    });
