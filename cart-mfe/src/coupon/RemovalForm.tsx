import { type Call, nativeForm } from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { Button, MessageBox, TrashIcon } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { CouponFormsProps } from './coupon-forms-props';

interface RemovalFormProps {
  /** Without script it is sent by POST to the same address. */
  call: Call<{ answer: CartContainer }>;
  change: CouponFormsProps['change'];
  /** Name of the event for trackers. */
  event: string;
  /** Names what is removed, for assistive technology. */
  label: string;
}

export function RemovalForm({ call, change, event, label }: RemovalFormProps) {
  const text = useMessages();
  const { api, config, track } = usePlatform();
  const { run, isPending, state } = useAction<null, CartContainer>(async () => {
    const answer = await change(() => api.call(call, {}));
    // Here, because the answer removes this form.
    track({ name: event, values: { source: 'checkout' } });
    return answer;
  });

  function remove(submission: FormEvent) {
    submission.preventDefault();
    void run(null);
  }

  return (
    <form {...nativeForm(call, config.apiOrigin).attributes} onSubmit={remove}>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          {failureText(text, state.error)}
        </MessageBox>
      )}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        icon={<TrashIcon size={20} />}
        isPending={isPending}
        aria-label={label}
      >
        {text('cartCoupon.remove')}
      </Button>
    </form>
  );
}
