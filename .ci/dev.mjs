/**
 * `pnpm dev --filter cart-mfe`: one micro-frontend (or the shell) from the disk with hot reload, inside the pages of a running shop whose other parts stay as
 * they are deployed. SHOP_URL names the shop, http://localhost:8080 unless told; it may be one of your company's.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderHere, typedArgs } from './registry-client.mjs';
import { microFrontends, ROOT } from './project.mjs';

const KNOWN = [...microFrontends, 'shell'];
const shopUrl = process.env.SHOP_URL ?? 'http://localhost:8080';

/** "cart" and "cart-mfe" both mean cart-mfe. */
export function folderOf(name = '') {
  const folder = KNOWN.find((one) => one === name || one === `${name}-mfe`);
  if (!folder)
    throw new Error(
      `${name ? `There is no ${name}` : 'Say which one'}: pnpm dev --filter <name>, one of ${KNOWN.join(', ')}.`,
    );
  return folder;
}

async function checkShop() {
  const answer = await fetch(shopUrl, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!answer)
    throw new Error(
      `No shop answers at ${shopUrl}. Start it in another terminal with \`npm start\`, or name one with SHOP_URL.`,
    );
}

async function main() {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    options: { filter: { type: 'string', short: 'F' } },
    allowPositionals: true,
  });
  const folder = folderOf(values.filter ?? positionals[0] ?? folderHere());
  await checkShop();
  const child = spawn(process.execPath, ['../shared/build/dev-server.js'], {
    cwd: join(ROOT, folder),
    env: { ...process.env, SHOP_URL: shopUrl },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 0));
}

if (import.meta.filename === process.argv[1])
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
