import type { CartContainer } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import {
  addAgain,
  changeQuantity,
  dropParkedLines,
  movePosition,
  removePosition,
  takeParkedLines,
} from './cart-api';
import type { CartChange } from './cart-changes';
import type { CartCore } from './cart-core';
import { toFailure } from './cart-failure';
import { finished, type Job, refused, taken } from './cart-machine';

/**
 * Returns a function that sends the waiting jobs one after the other, and does nothing during this. `accept`
 * gets the answers of changes.
 */
export function createWorker(
  { api, signal, getMachine, apply, slowTimer }: CartCore,
  accept: (change: CartChange, answer: CartContainer) => void,
): () => Promise<void> {
  const take = (): Job | undefined => {
    apply(taken);
    const { work } = getMachine();
    return work.kind === 'sending' ? work.job : undefined;
  };

  async function run(job: Job) {
    if (job.kind === 'task') return job.run();
    try {
      // Not aborted: the server may apply an aborted request after the next one.
      accept(job, await sendChange(api, job));
    } catch (error) {
      apply(refused(toFailure(job, error)));
    }
  }

  return async () => {
    if (getMachine().work.kind !== 'idle') return;
    slowTimer.start();
    for (let job = take(); job && !signal.aborted; job = take()) await run(job);
    slowTimer.stop();
    apply(finished);
  };
}

function sendChange(api: HttpClient, change: CartChange): Promise<CartContainer> {
  switch (change.kind) {
    case 'quantity': {
      const { entryId, itemId, companyId, quantity } = change;
      return changeQuantity(api, { entryId, itemId, companyId, quantity });
    }
    case 'remove': {
      const { entryId, itemId, companyId } = change;
      return removePosition(api, { entryId, itemId, companyId });
    }
    case 'move':
      return movePosition(api, { entryId: change.entryId, to: change.to, companyId: change.storeId });
    case 'take':
      return takeParkedLines(api, change.itemId, change.key);
    case 'drop':
      return dropParkedLines(api, change.itemId);
    case 'order':
      return addAgain(api, { itemId: change.itemId, quantity: change.quantity }, change.key);
    case 'undo': {
      const { itemId, quantity, companyId, key } = change;
      return addAgain(api, { itemId, quantity, companyId }, key);
    }
  }
}
