import { startCheckout, submitProhibisOrder } from '@fachwerk/shared/calls';
import type { FormAnswer, ProhibisOrder } from '@fachwerk/shared/contracts';
import { ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { addressChoices } from './address-choices';
import { OrderFields } from './OrderFields';
import { OrderSum } from './OrderSum';
import styles from './ProhibisOrderPage.module.css';
import type { OrderFlow } from './use-order-flow';
import { useSubmitOrder } from './use-submit-order';

interface OrderFormProps {
  flow: OrderFlow;
  lastAnswer: FormAnswer | null;
}

/** The order data, the sum and the one button that orders. */
export function OrderForm({ flow, lastAnswer }: OrderFormProps) {
  const text = useMessages();
  const { apiOrigin, shopLocale } = usePlatform().config;
  const isHydrated = useIsHydrated();
  const { order, id, adjusted } = flow;
  const { notice, onDone, onFailed, approval } = useSubmitOrder(flow);
  const running = useServerForm({
    call: submitProhibisOrder,
    params: { id: id ?? 'none' },
    initialValues: firstValues(order, lastAnswer, shopLocale),
    lastAnswer,
    onDone,
    onFailed,
  });
  const { values, setFieldValue } = running.form;
  const isCollected = values.companyId !== '';
  const sum = isCollected ? order.sums.collected : order.sums.delivered;
  const total = sum.total.value;
  useEffect(() => void setFieldValue('acceptedTotal', String(total), false), [total, setFieldValue]);

  const { state } = approval;
  return (
    <ServerForm
      form={running}
      label={text('prohibisOrder.headline')}
      submit={
        <>
          <OrderSum sum={sum} />
          {notice !== null && (
            <MessageBox tone="warning" isLive>
              {notice}
            </MessageBox>
          )}
          {adjusted.length > 0 && (
            <MessageBox
              tone="warning"
              isLive
              title={text('prohibisOrder.adjusted.title')}
              actions={
                <Button
                  variant="primary"
                  onClick={() => void approval.run(total)}
                  isPending={approval.isPending}
                >
                  {text('prohibisOrder.approve')}
                </Button>
              }
            >
              <ul>
                {adjusted.map(({ entryId, name, oldQuantity, newQuantity }) => (
                  <li key={entryId}>
                    {text('prohibisOrder.adjusted', { name, before: oldQuantity, now: newQuantity })}
                  </li>
                ))}
              </ul>
            </MessageBox>
          )}
          {state.status === 'failed' && adjusted.length === 0 && (
            <MessageBox tone="error" isLive>
              {failureText(text, state.error)}
            </MessageBox>
          )}
          {id === null && !isHydrated ? (
            <Button
              type="submit"
              variant="primary"
              size="large"
              isWide
              formAction={apiOrigin + startCheckout.path}
              formNoValidate
            >
              {text('prohibisOrder.check')}
            </Button>
          ) : (
            <SubmitButton isPending={running.isPending || id === null} note={text('prohibisOrder.note')}>
              {text('prohibisOrder.submit')}
            </SubmitButton>
          )}
        </>
      }
    >
      <input type="hidden" name="acceptedTotal" value={String(values.acceptedTotal)} />
      <div className={styles.parts}>
        <OrderFields checkout={order.checkout} isCollected={isCollected} />
      </div>
    </ServerForm>
  );
}

/** What was typed, else what account and earlier orders suggest. */
function firstValues({ checkout, sums, firm }: ProhibisOrder, lastAnswer: FormAnswer | null, locale: string) {
  const { delivery, payment } = checkout;
  const typed = (value: unknown) => (typeof value === 'string' ? value : '');
  const chosen = delivery.values.kind === 'collect' ? typed(delivery.values.companyId) : '';
  const companyId = lastAnswer?.values.companyId ?? chosen;
  const onAccount = payment.options.find(
    ({ type, isAvailable }) => isAvailable && type.startsWith('INVOICE'),
  );
  return {
    reference: firm?.reference ?? '',
    costCenter: firm?.costCenter ?? '',
    contact: firm?.contact ?? '',
    comment: firm?.comment ?? '',
    companyId,
    deliveryWish: typed(delivery.values.dateWish),
    addressId: addressChoices(checkout, locale)[0]?.id ?? '',
    paymentMethod: typed(payment.values.paymentMethod) || onAccount?.type || '',
    oldDevices: typed(delivery.values.oldDevices),
    ageConfirmed: delivery.values.ageConfirmed === true,
    acceptedTotal: String((companyId === '' ? sums.delivered : sums.collected).total.value),
  };
}
