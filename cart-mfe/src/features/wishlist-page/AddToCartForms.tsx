import { publishCart } from '@fachwerk/shared/bus';
import { addToCart, nativeForm } from '@fachwerk/shared/calls';
import type { CartContainer, WishlistEntry } from '@fachwerk/shared/contracts';
import { Button, CartIcon, StoreIcon } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import styles from './AddToCartForms.module.css';

/** Into the online cart, and into the reservation cart where the visitor's store has the item. */
export function AddToCartForms({ entry }: { entry: WishlistEntry }) {
  const { storeStock } = entry;

  return (
    <>
      {entry.product.statusOnline === 'Available' && <AddForm entry={entry} />}
      {storeStock?.statusStore === 'Available' && <AddForm entry={entry} companyId={storeStock.companyId} />}
    </>
  );
}

function AddForm({ entry, companyId }: { entry: WishlistEntry; companyId?: string }) {
  const text = useMessages();
  const { api, bus, config, track } = usePlatform();
  const { attributes, field } = nativeForm(addToCart, config.apiOrigin);
  const { itemId, productId, quantity, product } = entry;
  const form = { itemId, productId, quantity, ...(companyId === undefined ? {} : { companyId }) };
  const { state, run, isPending } = useAction<typeof form, number | null>(async (input, key) => {
    const cart = await api.call(addToCart, { form: { ...input, positions: 'added' }, idempotencyKey: key });
    publishCart(bus, cart, { action: 'addCart', ...input });
    track({ name: 'add_to_cart', values: { ...input, source: 'wishlist' } });
    return availableIfReduced(cart);
  });
  const kind = companyId === undefined ? 'toCart' : 'reserve';

  function add(event: FormEvent) {
    event.preventDefault();
    void run(form);
  }

  return (
    <form {...attributes} className={styles.form} onSubmit={add}>
      <input type="hidden" name={field('itemId')} value={itemId} />
      <input type="hidden" name={field('productId')} value={productId} />
      <input type="hidden" name={field('quantity')} value={quantity} />
      {companyId !== undefined && <input type="hidden" name={field('companyId')} value={companyId} />}
      <Button
        type="submit"
        variant={companyId === undefined ? 'primary' : 'secondary'}
        icon={companyId === undefined ? <CartIcon size={20} /> : <StoreIcon size={20} />}
        isPending={isPending}
        aria-label={text(`wishlist.line.${kind}Label`, { name: product.name })}
      >
        {text(`wishlist.line.${kind}`)}
      </Button>
      <p className={styles.outcome} role="status">
        {state.status === 'done' &&
          (state.answer === null
            ? text('wishlist.line.added')
            : text('wishlist.line.reduced', { count: state.answer }))}
        {state.status === 'failed' && failureText(text, state.error)}
      </p>
    </form>
  );
}

/** The quantity in the cart if the server reduced it; else null. */
function availableIfReduced({ onlineCart, reservationCart, addedEntryId }: CartContainer): number | null {
  const positions = [...(onlineCart?.positions ?? []), ...(reservationCart?.positions ?? [])];
  return positions.find(({ entryId }) => entryId === addedEntryId)?.stockErrorData?.available ?? null;
}
