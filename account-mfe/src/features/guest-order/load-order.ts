import { openOrderLink, pathOf, readOrder } from '@fachwerk/shared/calls';
import type { OrderView } from '@fachwerk/shared/contracts';
import { tokenOf } from '@fachwerk/shared/forms';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';

export type LoadedOrder =
  | { order: OrderView }
  /** The order could not be loaded. */
  | { order: null; redirect?: undefined }
  /** The visitor may not read it: path of the guest login, or of the link that opens it. */
  | { order: null; redirect: string };

interface Page {
  api: HttpClient;
  orderId: string;
  url: URL;
  /** From the page to the guest login, e.g. "../anmelden/". */
  toLogin: string;
  signal: AbortSignal;
}

/** The order of a page; without a right to read it, the way to get it. */
export async function loadOrder({ api, orderId, url, toLogin, signal }: Page): Promise<LoadedOrder> {
  try {
    return { order: await api.call(readOrder, { params: { orderId }, signal }) };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { order: null, ...(isUnknownId(error) && { redirect: wayIn(orderId, url, toLogin) }) };
  }
}

function wayIn(orderId: string, url: URL, toLogin: string): string {
  const token = tokenOf(url);
  if (token) return `${pathOf(openOrderLink, { orderId })}?token=${encodeURIComponent(token)}`;
  const { pathname, search } = new URL(`${toLogin}?bestellung=1`, url);
  return pathname + search;
}
