import { readCart } from './cart-api';
import type { CartCore } from './cart-core';
import { toFailure } from './cart-failure';
import { changed, finished, read, readDue } from './cart-machine';

export interface CartReader {
  /** Loads the cart; during work it is loaded afterwards. */
  reload(): Promise<void>;
  /** Drops the answer of a load: the one of a change will be newer. */
  abort(): void;
}

export function createReader({ api, bus, signal, getMachine, apply, slowTimer }: CartCore): CartReader {
  let reading: AbortController | undefined;
  const abort = () => reading?.abort();
  const isWorking = () => getMachine().work.kind !== 'idle';
  signal.addEventListener('abort', abort);

  async function load(own: AbortSignal) {
    const isFirst = getMachine().shown.model === null;
    if (isFirst) slowTimer.start();
    try {
      const answer = await readCart(api, own);
      if (own.aborted || signal.aborted) return;
      apply(read(answer));
      bus.set('cartCount', answer.totalArticleCount);
    } catch (error) {
      // The cart on the page stays; the next response updates it.
      if (own.aborted || !isFirst) return;
      apply(changed({ failures: [toFailure({ kind: 'read' }, error)] }));
    } finally {
      if (isFirst && !isWorking()) {
        slowTimer.stop();
        apply(finished);
      }
    }
  }

  return {
    async reload() {
      if (isWorking()) return apply(readDue(true));
      apply(readDue(false));
      abort();
      reading = new AbortController();
      await load(reading.signal);
    },
    abort,
  };
}
