import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readNavigation, readProducts, searchStores } from '@fachwerk/shared/calls';
import type { Say } from './prepare-shop';

/** The order matters: versions of pictures, database pages, places, answers of the API, code of widgets. */
const COLD = [
  '/images/scenes/',
  readNavigation.path,
  `${searchStores.path}?q=Berlin`,
  `${readProducts.path}?q=akkuschrauber`,
  `${readProducts.path}?sort=popularity&size=8`,
  '/',
];

const WARM_WITHIN_MS = 60_000;

/**
 * Fills the caches of this process before the first visitor, with pages that have all texts. `host` is the
 * host of the shop: pages contain addresses with it.
 */
export async function warmUp(privateUrl: string, host: string, say: Say): Promise<void> {
  const until = Date.now() + WARM_WITHIN_MS;
  for (const path of COLD) {
    let status = await statusOf(`${privateUrl}${path}`, host);
    // A busy machine may need a second request.
    while (status === 503 && Date.now() < until) {
      await wait(500);
      status = await statusOf(`${privateUrl}${path}`, host);
    }
    if (status >= 400) say(`${path} answers ${status}: the log above says why.`);
  }
}

const statusOf = (url: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
