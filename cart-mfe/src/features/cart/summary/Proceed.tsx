import { notify } from '@fachwerk/shared/bus';
import { nativeForm, verifyInventoryByForm } from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import type { CartStore } from '../state/cart-store';
import styles from './Proceed.module.css';

/** Long enough to be read and found in the cart. */
const SHOWN_MS = 10_000;

interface ProceedProps {
  cart: 'online' | 'reservation';
  container: CartContainer;
  verify: CartStore['verify'];
  /** A professional customer, who orders on another page; known here before the page knows it. */
  isProhibis?: boolean;
}

/**
 * The way to order or to reserve: verifies the stock, then opens the checkout. Until a checkout exists it
 * only verifies. Without script the form leads there too, and the checkout verifies again.
 */
export function Proceed({ cart, container, verify, isProhibis = false }: ProceedProps) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { apiOrigin, pageUrls } = config;
  const isFirm = useTopic('isProhibis') || isProhibis;
  const order = (isFirm && pageUrls.prohibisOrder) || pageUrls.checkout;
  const target = cart === 'online' ? order : pageUrls.reservation;
  const { attributes, field } = nativeForm(verifyInventoryByForm, apiOrigin);
  /** The cart whose stock is complete. */
  const [verified, setVerified] = useState<CartContainer | null>(null);
  const { state, run, isPending } = useAction(verify, {
    onDone(isComplete) {
      if (!isComplete) return undefined;
      setVerified(container);
      if (!target) return undefined;
      window.location.assign(target);
      return 'leaving';
    },
  });

  /** Lines of this cart that are sold in stores only: the checkout would refuse them at its end. */
  const inStore = (container[`${cart}Cart`]?.positions ?? []).filter(({ storeProof }) => storeProof);

  function verifyFirst(event: FormEvent) {
    event.preventDefault();
    if (inStore.length === 0) return void run(undefined);
    // Not here: on phones these lines stick to the bottom, where a long message covers the cart.
    const names = inStore.map(({ name }) => text('cart.proceed.inStore.item', { name })).join(', ');
    const count = inStore.length;
    const message = text('cart.proceed.inStore', { names, count });
    return notify(bus, { id: 'cart-in-store', type: 'info', text: message, autoclose: SHOWN_MS });
  }

  return (
    <div className={styles.proceed}>
      <form {...attributes} onSubmit={verifyFirst}>
        {target && <input type="hidden" name={field('redirect')} value={target} />}
        <Button
          type="submit"
          variant={target ? 'primary' : 'secondary'}
          size="large"
          isWide
          className={styles.button}
          isPending={isPending}
        >
          {text(target ? `cart.proceed.${cart}` : 'cart.proceed.verify')}
        </Button>
      </form>
      <div role="status">
        {verified === container && !target && (
          <MessageBox tone="success">{text(`cart.verified.${cart}`)}</MessageBox>
        )}
      </div>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive title={text('cart.failure.verify')}>
          {failureText(text, state.error)}
        </MessageBox>
      )}
    </div>
  );
}
