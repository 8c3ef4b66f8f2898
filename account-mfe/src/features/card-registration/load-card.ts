import { readCustomerCard } from '@fachwerk/shared/calls';
import type { CardOverview, FormAnswer } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';

export interface CardPageData {
  /** Null while the shop does not answer, and for visitors who are not logged in. */
  overview: CardOverview | null;
  answer: FormAnswer | null;
}

/** For pages about the card of a customer; visitors who are not logged in go to the login and come back. */
export async function loadCard({
  api,
  url,
  signal,
}: Pick<LoadContext<unknown>, 'api' | 'url' | 'signal'>): Promise<LoadResult<CardPageData>> {
  const answer = await readFormAnswer(api, url, signal);
  try {
    return { data: { overview: await api.call(readCustomerCard, { signal }), answer } };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    const data = { overview: null, answer };
    return error.status === 401
      ? { data, page: { redirect: `/login/?successUrl=${url.pathname}` } }
      : { data };
  }
}
