/** `pnpm preview cart-mfe@1.4.0 [--hours 24] [--page /basket/]`: prints a link that shows this version on any page to whoever opens it. */
import { parseArgs } from 'node:util';
import { registryClient, runCommand, typedArgs, versionOfText } from './registry-client.mjs';

const USAGE = 'Usage: pnpm preview cart-mfe@1.4.0 [--hours 24] [--page /basket/]';

async function preview() {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' }, page: { type: 'string', default: '/' } },
  });
  const { mfe, version } = versionOfText(positionals[0]);
  const registry = registryClient();
  const { token, until } = await registry.post('previews', { mfe, version, hours: Number(values.hours) });
  const link = new URL(values.page, registry.url);
  link.searchParams.set('preview', token);
  console.log(`${link.href}\n`);
  console.log(
    `Shows ${mfe} ${version} to whoever opens it, until ${new Date(until).toLocaleString('en-GB')}. Behind any other page’s address it works as well.`,
  );
}

runCommand(preview, USAGE);
