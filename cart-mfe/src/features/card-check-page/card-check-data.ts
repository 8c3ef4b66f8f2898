import { readPayment } from '@fachwerk/shared/calls';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import type { LoadContext, LoadResult } from '@fachwerk/shared/widget';
import type { CardCheckPageProps, PaymentModel } from './card-check-page.props';

export type CardCheckData =
  | { kind: 'payment'; paymentId: string | null; model: PaymentModel }
  | { kind: 'unknown' }
  | { kind: 'failed' };

type PageUrls = LoadContext<CardCheckPageProps>['pageUrls'];

/** A paid order leads to its confirmation at once; a shop without such a page leads to its start. */
export const confirmationUrl = ({ orderConfirmation, start }: PageUrls, { orderId }: PaymentModel): string =>
  orderConfirmation ? `${orderConfirmation}${encodeURIComponent(orderId)}/` : start;

export async function loadCardCheck({
  props,
  api,
  url,
  signal,
  pageUrls,
}: Omit<LoadContext<CardCheckPageProps>, 'now'>): Promise<LoadResult<CardCheckData>> {
  if (props.model) return { data: { kind: 'payment', paymentId: null, model: props.model } };
  const paymentId = url.searchParams.get('payment');
  if (!paymentId) return { data: { kind: 'unknown' } };
  try {
    const model = await api.call(readPayment, { params: { paymentId }, signal });
    const data = { kind: 'payment', paymentId, model } as const;
    return model.state === 'paid' ? { data, page: { redirect: confirmationUrl(pageUrls, model) } } : { data };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { data: { kind: isUnknownId(error) ? 'unknown' : 'failed' } };
  }
}
