import { addedLines, publishCart } from '@fachwerk/shared/bus';
import { nativeForm, wishlistToCart } from '@fachwerk/shared/calls';
import type { WishlistToCartLine } from '@fachwerk/shared/contracts';
import { Button, CartIcon, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent, ReactNode } from 'react';
import styles from './ToCart.module.css';

interface ToCartProps {
  /** From the form without script. */
  initialReport: readonly WishlistToCartLine[] | null;
  isPending: boolean;
  /** Other actions of the list. */
  children: ReactNode;
}

/** Puts all entries into the cart and reports what is reduced or missing. */
export function ToCart({ initialReport, isPending, children }: ToCartProps) {
  const text = useMessages();
  const { api, bus, config, track } = usePlatform();
  const { state, run, ...action } = useAction<null, readonly WishlistToCartLine[]>(async (_, key) => {
    const answer = await api.call(wishlistToCart, { form: {}, idempotencyKey: key });
    publishCart(bus, answer, ...addedLines(answer.lines));
    track({ name: 'add_to_cart', values: { lines: answer.lines, source: 'wishlist' } });
    return answer.lines;
  });
  const report = state.status === 'done' ? state.answer : initialReport;

  function addAll(event: FormEvent) {
    event.preventDefault();
    void run(null);
  }

  return (
    <>
      <div className={styles.toolbar}>
        <form {...nativeForm(wishlistToCart, config.apiOrigin).attributes} onSubmit={addAll}>
          <Button
            type="submit"
            variant="primary"
            icon={<CartIcon size={20} />}
            isPending={action.isPending || isPending}
          >
            {text('wishlist.toCart.all')}
          </Button>
        </form>
        {children}
      </div>
      <div role="status">{report && <Report lines={report} />}</div>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive title={text('wishlist.toCart.failed')}>
          {failureText(text, state.error)}
        </MessageBox>
      )}
    </>
  );
}

function Report({ lines }: { lines: readonly WishlistToCartLine[] }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  const changed = lines.filter(({ result }) => result !== 'ADDED');

  return (
    <MessageBox
      tone={changed.length > 0 ? 'warning' : 'success'}
      title={text(added > 0 ? 'wishlist.toCart.done' : 'wishlist.toCart.nothing', { count: added })}
      actions={<a href={pageUrls.basket}>{text('wishlist.toCart.link')}</a>}
    >
      {changed.length > 0 && (
        <ul className={styles.report}>
          {changed.map(({ itemId, name, url, requested, added: quantity, result }) => (
            <li key={itemId}>
              <a href={url}>{name}</a>: {text(`wishlist.toCart.${result}`, { requested, added: quantity })}
            </li>
          ))}
        </ul>
      )}
    </MessageBox>
  );
}
