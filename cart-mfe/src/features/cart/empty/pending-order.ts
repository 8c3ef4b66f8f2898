import { readCheckout } from '@fachwerk/shared/calls';
import type { PendingOrder } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

/** The order of the visitor whose payment is open. Optional content: null if the call fails. */
export async function readPendingOrder(api: HttpClient, signal: AbortSignal): Promise<PendingOrder | null> {
  try {
    return (await api.call(readCheckout, { signal })).pendingOrder;
  } catch (error) {
    if (isHttpError(error)) return null;
    throw error;
  }
}
