import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';

const INTERRUPTED = 130;

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
      await makeOperator(where, name, await readPassword(`Password of ${name}: `));
      terminal.print(`${name} can sign in at /operations/.`);
    });

/** Typed characters are not shown. */
function readPassword(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
    lines.once('SIGINT', () => process.exit(INTERRUPTED));
    lines.once('close', () =>
      reject(new CommandError('No password was given.', { advice: 'type it, or pass it by a pipe' })),
    );
  });
}
