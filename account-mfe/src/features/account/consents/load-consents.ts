import { readConsents } from '@fachwerk/shared/calls';
import type { AccountConsents, FormAnswer } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import type { LoadContext } from '@fachwerk/shared/widget';

export interface ConsentsData {
  /** Null while the shop does not answer: the tab is shown without the form. */
  consents: AccountConsents | null;
  answer: FormAnswer | null;
}

export async function loadConsents({
  api,
  url,
  signal,
}: Pick<LoadContext<unknown>, 'api' | 'url' | 'signal'>): Promise<ConsentsData> {
  const withoutConsents = (error: unknown): null => {
    if (isHttpError(error) && error.status !== 401 && !signal.aborted) return null;
    throw error;
  };
  const [consents, answer] = await Promise.all([
    api.call(readConsents, { signal }).catch(withoutConsents),
    readFormAnswer(api, url, signal),
  ]);
  return { consents, answer };
}
