/**
 * `pnpm operator anna`: an operator who may sign in at /operations/, or a new password of one; asks for the password. `--remove` takes the operator away.
 * Needs the database: DATABASE_URL, or the one that `npm start` keeps running on this machine.
 */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { registryAccess } from './registry-access.mjs';
import { runCommand, typedArgs } from './registry-client.mjs';

const USAGE = 'Usage: pnpm operator <name> [--remove]';

async function operator() {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name) throw new Error(USAGE);
  const { where, makeOperator, removeOperator } = registryAccess();
  if (values.remove) {
    if (!(await removeOperator(where, name))) throw new Error(`There is no operator "${name}".`);
    console.log(`${name} cannot sign in any more.`);
    return;
  }
  await makeOperator(where, name, await askPassword(`Password of ${name}: `));
  console.log(`${name} can sign in at /operations/.`);
}

/** Not shown while it is typed; a pipe may bring it too. */
function askPassword(question) {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
    lines.once('SIGINT', () => process.exit(130));
    lines.once('close', () => reject(new Error('No password was given.')));
  });
}

runCommand(operator, USAGE);
