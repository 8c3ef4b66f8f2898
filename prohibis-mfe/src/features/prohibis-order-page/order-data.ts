import { readProhibisOrder } from '@fachwerk/shared/calls';
import type { FormAnswer, ProhibisOrder } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';

export type OrderPageData =
  | { kind: 'ready'; order: ProhibisOrder; lastAnswer: FormAnswer | null }
  /** `forbidden`: no professional customer. `failed`: the API does not answer. */
  | { kind: 'forbidden' | 'failed' };

export async function loadOrderPage({
  api,
  url,
  signal,
}: Pick<LoadContext<unknown>, 'api' | 'url' | 'signal'>): Promise<LoadResult<OrderPageData>> {
  const page = { robots: 'noindex' } as const;
  try {
    const [order, lastAnswer] = await Promise.all([
      api.call(readProhibisOrder, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { data: { kind: 'ready', order, lastAnswer }, page };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { data: { kind: error.status === 403 ? 'forbidden' : 'failed' }, page };
  }
}
