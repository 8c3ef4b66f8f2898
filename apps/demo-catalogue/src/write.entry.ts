import { prepareDemoCatalogue } from './app';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

/** `node dist/write.entry.js <dir> [items] [stores.tsv]` writes the catalogue and prints its folder. */
async function main(): Promise<void> {
  const [, , dir, items = '6000', storesFile] = process.argv;
  if (!dir || !/^\d+$/.test(items))
    throw new Error('Usage: node dist/write.entry.js <dir> [items] [stores.tsv]');
  const { folder } = await prepareDemoCatalogue({ dir, items: Number(items), storesFile, log: print });
  print(folder);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
