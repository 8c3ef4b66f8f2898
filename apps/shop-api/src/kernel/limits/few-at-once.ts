import { ShopError } from '../errors/shop-error';

/**
 * Runs a limited number of tasks at once, queues a limited number and refuses the next one (429). For work
 * that holds a thread and much memory: a thousand passwords of one client must not delay other requests.
 */
export function fewAtOnce(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new ShopError({ statusCode: 429, key: 'error.request.tooMany' });
      // A resumed task takes the place of the finished one.
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
