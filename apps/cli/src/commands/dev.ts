import { once } from 'node:events';
import { Command } from '@commander-js/extra-typings';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { packageNamed } from '../names';

const TIMEOUT_MS = 10_000;

export const devCommand = (context: Context) =>
  new Command('dev')
    .summary('show one package from the disk in a running shop')
    .description(
      'Shows one micro-frontend (or the shell) from the disk with hot reload, in the pages of a running shop whose other ' +
        'parts stay as they are deployed.',
    )
    .argument('[package]', 'such as cart-mfe or shell; in its folder it needs no name')
    .option('-F, --filter <package>', 'the same, as pnpm writes it')
    .action(async (name, { filter }) => {
      const { repository, config } = context;
      const packageName = packageNamed(filter ?? name, repository);
      await checkShop(config.shopUrl);
      const server = repository.startDevServer(packageName, config.shopUrl);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
      const [code] = (await once(server, 'exit')) as [number | null];
      if (code) context.exitCode = 1;
    });

async function checkShop(url: string): Promise<void> {
  await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new CommandError(`No shop answers at ${url}.`, {
      advice:
        'start it in another terminal with `npm start`, or set its address: SHOP_URL=https://shop.example',
    });
  });
}
