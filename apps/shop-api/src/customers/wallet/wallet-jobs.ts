import { defineQueue, doubledPauses, drain, drains, type Job } from '@fachwerk/database';
import type { CustomersContext } from '../context/customers-context';
import { walletRepository } from './wallet-repository';

export const walletQueue = defineQueue({
  name: 'changes of wallet passes',
  table: 'wallet_pass',
  key: 'card_number',
  waiting: 'q.due_at is not null',
  pauses: doubledPauses(60, 6 * 3600),
});

interface DuePass {
  [column: string]: unknown;
  serial: string;
}

/** Sends changed points, blocks and ended links to the wallets; a failed request is repeated later. */
export const walletJobs = ({ db, log, now, walletPush }: CustomersContext): Job[] => [
  drains('tell wallets of changed passes', walletQueue, () =>
    drain<DuePass>(db, walletQueue, {
      columns: 'r.serial',
      async work({ serial }) {
        const passes = walletRepository(db);
        const pass = await passes.find(serial);
        if (!pass) return;
        // Those of an earlier account end without its points.
        for (const ended of pass.endedSerials)
          await walletPush.google({ serial: ended, points: 0, isVoid: true }, now());
        if (pass.inGoogle) await walletPush.google(pass, now());
        const gone = await walletPush.apple(await passes.pushTokens(pass.cardNumber));
        await passes.told(pass, gone);
      },
      onError: ({ error }) => log.error({ err: error }, 'a wallet was not told of a changed pass'),
    }),
  ),
];
