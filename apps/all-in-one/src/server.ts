import { readConfig } from './config';
import { startShop } from './start-shop';

const say = (message: string) => void process.stdout.write(`${message}\n`);
const closers: (() => Promise<unknown>)[] = [];
let isStopping = false;
/** What has not ended by then is left: the database watches for our end by itself. */
const LAST_MOMENT_MS = 15_000;

/** Ends in the reverse order: the port and the apps first, the database last. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
  for (const close of closers.reverse())
    await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isStopping) say('Stopping ...');
    void stop(0);
  });

startShop(readConfig(process.env), say, (close) => void closers.push(close))
  .then(({ address }) => say(`\nFachwerk is ready: ${address}\n`))
  .catch((error: unknown) => {
    if (isStopping) return undefined;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return stop(1);
  });
