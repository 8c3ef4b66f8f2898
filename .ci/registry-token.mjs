/**
 * `pnpm registry-token cart-mfe|shell|operate|census`: makes a token, which is printed once. `--list` names those that count, `--revoke <name>` takes
 * one back. Needs the database: DATABASE_URL, or the one that `npm start` keeps running on this machine.
 */
import { parseArgs } from 'node:util';
import { registryAccess } from './registry-access.mjs';
import { mfeOf, runCommand, typedArgs } from './registry-client.mjs';

const USAGE = 'Usage: pnpm registry-token cart-mfe|shell|operate|census, or --list, or --revoke <name>';

async function registryToken() {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false }, revoke: { type: 'string' } },
  });
  const { where, makeToken, takeBackToken, tokens } = registryAccess();
  if (values.list) {
    for (const { name, scope, mfe, createdAt } of await tokens(where))
      console.log(
        `${name.padEnd(34)} ${mfe ? `publish ${mfe}` : scope}, since ${createdAt.toISOString().slice(0, 10)}`,
      );
    return;
  }
  if (values.revoke !== undefined) {
    if (!(await takeBackToken(where, values.revoke)))
      throw new Error(`No token is called "${values.revoke}": pnpm registry-token --list names them.`);
    console.log(`"${values.revoke}" does not count any more.`);
    return;
  }
  const [what] = positionals;
  if (!what) throw new Error(USAGE);
  const isScope = what === 'operate' || what === 'census';
  const { name, token } = await makeToken(
    where,
    isScope ? { scope: what } : { scope: 'publish', mfe: mfeOf(what) },
  );
  console.log(token);
  console.error(
    `\nThis is the only time it is seen. Its name is "${name}". Commands take it as REGISTRY_TOKEN${what === 'census' ? ', the page server as CENSUS_TOKEN' : ''}.`,
  );
}

runCommand(registryToken, USAGE);
