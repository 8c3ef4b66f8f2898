import { readPayment } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';
import type { CardCheckPageProps, PaymentModel } from './card-check-page.props';

export type CardCheckData =
  | { kind: 'payment'; paymentId: string | null; model: PaymentModel }
  | { kind: 'unknown' }
  | { kind: 'failed' };

const CONFIRMATION = '/bestellung/';

/** A paid order leads to its confirmation at once. */
export const confirmationUrl = (page: string | undefined, { orderId }: PaymentModel): string =>
  `${page ?? CONFIRMATION}${encodeURIComponent(orderId)}/`;

export async function loadCardCheck({
  props,
  api,
  url,
  signal,
}: Pick<LoadContext<CardCheckPageProps>, 'props' | 'api' | 'url' | 'signal'>): Promise<
  LoadResult<CardCheckData>
> {
  if (props.model) return { data: { kind: 'payment', paymentId: null, model: props.model } };
  const paymentId = url.searchParams.get('payment');
  if (!paymentId) return { data: { kind: 'unknown' } };
  try {
    const model = await api.call(readPayment, { params: { paymentId }, signal });
    const data = { kind: 'payment', paymentId, model } as const;
    return model.state === 'paid'
      ? { data, page: { redirect: confirmationUrl(undefined, model) } }
      : { data };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { data: { kind: error.status === 404 || error.status === 400 ? 'unknown' : 'failed' } };
  }
}
