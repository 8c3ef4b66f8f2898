/**
 * `pnpm rollback cart-mfe`: ends the open rollout; without one, the last good version is stable again. New page views follow within a second.
 * `pnpm rollback cart-mfe@1.4.0` does it only while 1.4.0 is what would go: it may be repeated without going one version too far.
 */
import { parseArgs } from 'node:util';
import {
  folderOf,
  mfeOf,
  registryClient,
  RegistryError,
  runCommand,
  typedArgs,
  versionOfText,
} from './registry-client.mjs';
import { rollbackOrder } from './rollback-order.mjs';
import { majorOfText } from './rollout-text.mjs';

const USAGE = 'Usage: pnpm rollback cart-mfe [--major 2], or cart-mfe@1.4.0: only if that is live';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: { major: { type: 'string' } },
  });
  if (positionals.length > 1) throw new Error(USAGE);
  const [text] = positionals;
  const what = text && /@|^\d/.test(text) ? versionOfText(text) : { mfe: mfeOf(text) };
  const major = values.major === undefined ? undefined : majorOfText(values.major);
  const registry = registryClient();
  const order = rollbackOrder((await registry.get('status')).channels, { major, ...what });
  const channel = await registry.post('rollbacks', order).catch((error) => {
    if (error instanceof RegistryError || !order.from) throw error;
    throw new Error(
      `${error.message}\nWhether the order arrived is not known. Repeat it safely: pnpm rollback ${folderOf(order.mfe)}@${order.from}`,
    );
  });
  console.log(sentenceOf(order, channel));
  if (channel.lastGood) console.log(`Before it there is ${order.mfe}@${channel.lastGood}.`);
  for (const { message } of channel.warnings ?? []) console.log(`Warning: ${message}`);
}, USAGE);

function sentenceOf({ mfe, from }, { stable }) {
  const gone = from ? `${mfe}@${from} is taken back: ` : '';
  return stable
    ? `${gone}everybody gets ${mfe}@${stable}.`
    : `${gone}nobody gets ${mfe} any more, it had no other version.`;
}
