import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { readSecrets } from '../read-secrets';

export const operatorCommand = ({ repository, config, terminal }: Context) =>
  new Command('operator')
    .summary('add or remove an operator')
    .description(
      'Adds an operator, who can sign in at /operations/, or sets a new password, which is read from the terminal or a pipe. ' +
        'Needs the database of the registry.',
    )
    .argument('<name>', 'such as anna')
    .option('--remove', 'remove the operator')
    .action(async (name, { remove }) => {
      const where = { databaseUrl: config.databaseUrl, dataDir: config.databaseDir };
      const { makeOperator, removeOperator } = repository.databaseTools();
      if (remove) {
        if (!(await removeOperator(where, name)))
          throw new CommandError(`There is no operator "${name}".`, {
            advice: 'names are case-sensitive; `fachwerk operator <name>` adds one',
          });
        terminal.print(`${name} cannot sign in any more.`);
        return;
      }
      const [password = ''] = await readSecrets([`Password of ${name}: `]);
      await makeOperator(where, name, password);
      terminal.print(`${name} can sign in at /operations/.`);
    });
