import { continuePayment, nativeForm } from '@fachwerk/shared/calls';
import type { PaymentOption } from '@fachwerk/shared/contracts';
import { Accordion, Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import styles from './PendingOrder.module.css';

interface OtherMethodProps {
  orderId: string;
  options: readonly PaymentOption[];
  isPending: boolean;
  onPay: (method: string) => void;
}

/** One button per other method: one click pays with it. */
export function OtherMethod({ orderId, options, isPending, onPay }: OtherMethodProps) {
  const text = useMessages();
  const { attributes, field } = nativeForm(continuePayment, usePlatform().config.apiOrigin);
  if (options.length === 0) return null;

  return (
    <Accordion title={text('checkout.pending.other')}>
      <ul role="list" className={styles.methods}>
        {options.map(({ type }) => (
          <li key={type}>
            <form
              {...attributes}
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                onPay(type);
              }}
            >
              <input type="hidden" name={field('orderId')} value={orderId} />
              <input type="hidden" name={field('paymentMethod')} value={type} />
              <Button type="submit" isWide isPending={isPending}>
                {text('checkout.pending.payWith', { method: text(`payment.${type}`) })}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
