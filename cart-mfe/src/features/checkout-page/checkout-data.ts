import { readCheckout, readReservationDraft } from '@fachwerk/shared/calls';
import type { Checkout, FormAnswer, ReservationDraft } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';
import type { CheckoutPageProps } from './checkout-page.props';

export type StepId = Checkout['nextStep'];

export type CheckoutData =
  | {
      kind: 'checkout';
      checkout: Checkout;
      step: StepId;
      lastAnswer: FormAnswer | null;
      /** Id of the stored address that the page is opened with. */
      bookAddress?: string | null;
    }
  | { kind: 'reservation'; draft: ReservationDraft; lastAnswer: FormAnswer | null }
  /** The API does not answer. */
  | { kind: 'failed' };

/** Opens the step of the address with a stored one, without script, too. */
export const BOOK_PARAMETER = 'adresse';

/** The step if this checkout has it and its earlier steps are done, else the first open one. */
export const reachableStep = ({ steps, nextStep }: Checkout, wanted: StepId | undefined): StepId => {
  const step = steps.find(({ id }) => id === wanted);
  return step === undefined || step.state === 'locked' ? nextStep : step.id;
};

export async function loadCheckoutPage(
  wanted: CheckoutPageProps['step'],
  { api, url, signal }: Pick<LoadContext<CheckoutPageProps>, 'api' | 'url' | 'signal'>,
): Promise<LoadResult<CheckoutData>> {
  try {
    if (wanted === 'reservation') {
      const [draft, lastAnswer] = await Promise.all([
        api.call(readReservationDraft, { signal }),
        readFormAnswer(api, url, signal),
      ]);
      return { data: { kind: 'reservation', draft, lastAnswer } };
    }
    const [checkout, lastAnswer] = await Promise.all([
      api.call(readCheckout, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    const step = reachableStep(checkout, wanted);
    const bookAddress = url.searchParams.get(BOOK_PARAMETER);
    const data = { kind: 'checkout', checkout, step, lastAnswer, bookAddress } as const;
    // Without lines every address shows the same: a pending order, or that the cart is empty.
    const redirect = step === wanted || checkout.isEmpty ? undefined : stepUrl(checkout, step);
    return redirect ? { data, page: { redirect: redirect + url.search } } : { data };
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return { data: { kind: 'failed' } };
    throw error;
  }
}

export const stepUrl = ({ steps }: Checkout, id: StepId): string | undefined =>
  steps.find((step) => step.id === id)?.url;
