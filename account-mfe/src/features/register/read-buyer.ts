import { readOrder } from '@fachwerk/shared/calls';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { REGISTERED_ORDER } from '@fachwerk/shared/order';
import type { RegisterProps } from './register.props';

/** What the form knows of a buyer without an account, and the number of the order. */
export interface Buyer {
  orderNumber: string;
  model: NonNullable<RegisterProps['initialModel']>;
}

const SALUTATIONS = ['MRS', 'MR'] as const;

/** The buyer of the order in the address; null without one that this visitor may read. */
export async function readBuyer(api: HttpClient, url: URL, signal: AbortSignal): Promise<Buyer | null> {
  const orderId = url.searchParams.get(REGISTERED_ORDER);
  if (!orderId) return null;
  try {
    const { number, email, contact, isOfGuest } = await api.call(readOrder, { params: { orderId }, signal });
    if (!isOfGuest) return null;
    const { firstName, lastName } = contact;
    const salutation = SALUTATIONS.find((one) => one === contact.salutation) ?? 'UNKNOWN';
    return { orderNumber: number, model: { salutation, firstName, lastName, email } };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return null;
  }
}
