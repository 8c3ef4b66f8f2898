import { Command, Option } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { readSecrets } from '../read-secrets';

export const staffCommand = ({ repository, config, terminal }: Context) =>
  new Command('staff')
    .summary('add or remove a person who works at a desk')
    .description(
      'Adds a person, who can sign in at /desk/, or replaces one. Password and PIN are read from the terminal or ' +
        'a pipe, one a line. Managers add the people of their store themselves. Needs the database of the shop.',
    )
    .argument('<number>', 'personnel number such as 4711')
    .option('--name <name>', 'such as "Anna Beispiel"')
    .addOption(
      new Option('--role <role>', 'what the person may do').choices(['employee', 'manager', 'operator']),
    )
    .option('--desk <desk>', 'company id of a store, or online; operators have none')
    .option('--operator <name>', 'name at /operations/ of the same person, who then signs in there only')
    .addOption(
      new Option('--remove', 'remove the person; what they did stays in the audit').conflicts([
        'name',
        'role',
        'desk',
        'operator',
      ]),
    )
    .action(async (number, { name, role, desk, operator, remove }) => {
      const where = { databaseUrl: config.shopDatabaseUrl, dataDir: config.databaseDir };
      const { makeStaff, removeStaff } = repository.staffTools();
      if (remove) {
        if (!(await removeStaff(where, number)))
          throw new CommandError(`There is no person with the number "${number}".`, {
            advice: '`fachwerk staff --help` shows how to add one',
          });
        terminal.print(`${number} cannot sign in any more.`);
        return;
      }
      if (name === undefined || role === undefined)
        throw new CommandError('Name and role are missing.', {
          advice: 'add --name "Anna Beispiel" --role manager --desk 1001',
        });
      const [password = '', pin = ''] = await readSecrets([`Password of ${name}: `, 'PIN: ']);
      await makeStaff(where, { number, name, role, desk, operator, password, pin });
      terminal.print(`${name} can sign in at /desk/.`);
    });
