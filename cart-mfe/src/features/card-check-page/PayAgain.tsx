import { continuePayment, nativeForm } from '@fachwerk/shared/calls';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import { leaveTo } from '../../leave-to';

/** Pays the same order once more, with the same method. Without script the form leads to the provider. */
export function PayAgain({ orderId }: { orderId: string }) {
  const text = useMessages();
  const { api, config } = usePlatform();
  const { attributes, field } = nativeForm(continuePayment, config.apiOrigin);
  const { state, run, isPending } = useAction(
    () => api.call(continuePayment, { form: { orderId, paymentMethod: '' } }),
    {
      onDone(placed) {
        leaveTo(placed, config.pageUrls);
        return 'leaving';
      },
    },
  );

  function payAgain(event: FormEvent): void {
    event.preventDefault();
    void run(undefined);
  }

  return (
    <form {...attributes} onSubmit={payAgain}>
      <input type="hidden" name={field('orderId')} value={orderId} />
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {text('cardCheck.payAgain')}
      </Button>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          {failureText(text, state.error)}
        </MessageBox>
      )}
    </form>
  );
}
