import { type ChildProcess, spawn } from 'node:child_process';
import { bundleProcess } from './bundle-process';
import type { Purchases } from './buying-process';

export interface BuyingProcesses {
  databaseUrl: string;
  processes: number;
  /** In all processes together. */
  buyers: number;
  itemIds: readonly string[];
  /** What each process runs. */
  script?: 'buying-process' | 'placing-process';
}

/** Runs the processes at the same time; rejects if one of them fails. */
export async function buyInProcesses(options: BuyingProcesses): Promise<Purchases> {
  const { databaseUrl, processes, buyers, itemIds, script = 'buying-process' } = options;
  const file = bundleProcess(script);
  const shops = Array.from({ length: processes }, (_, index) => {
    const share = Math.floor(buyers / processes) + (index < buyers % processes ? 1 : 0);
    return spawn(process.execPath, [file, databaseUrl, `shop-${index}`, String(share), ...itemIds]);
  });
  const ended = Promise.all(shops.map(outputOf));
  await Promise.race([Promise.all(shops.map(isReady)), ended]);
  for (const { stdin } of shops) stdin.write('buy\n');
  const purchases = (await ended).map((output) => JSON.parse(output.replace('ready\n', '')) as Purchases);
  return {
    outcomes: purchases.flatMap(({ outcomes }) => outcomes),
    milliseconds: purchases.flatMap(({ milliseconds }) => milliseconds),
  };
}

const isReady = ({ stdout }: ChildProcess) => new Promise((resolve) => stdout?.once('data', resolve));

function outputOf(shop: ChildProcess): Promise<string> {
  let output = '';
  let errors = '';
  shop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  shop.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve, reject) => {
    shop.on('error', reject);
    shop.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(errors))));
  });
}
