import { ShopError } from '../http/shop-error';

/**
 * Runs so many pieces of work at once; so many more may wait, and the next one is refused (429). For work that holds a thread and
 * much memory: who sends a thousand passwords must not keep everybody else's pages waiting.
 */
export function fewAtOnce(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ShopError(429, 'error.request.tooMany');
      // Who is called has the place of the one that ended.
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
