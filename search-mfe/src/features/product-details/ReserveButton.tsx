import { addToCart, CHOSEN_STORE, nativeForm } from '@fachwerk/shared/calls';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { Button, CheckIcon, StoreIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type MouseEvent, useId } from 'react';
import { AddOutcome } from './AddOutcome';
import type { ShownProduct } from './product-details-api';
import { useReserve } from './use-reserve';

interface ReserveButtonProps {
  product: ShownProduct;
  /** Id of the form with the quantity; undefined for a product that cannot be ordered online. */
  orderFormId: string | undefined;
  /** The chosen store has none of it or offers no reservation. */
  isDisabled: boolean;
}

/**
 * Submits the form of the quantity with a store. Without script it is the chosen store of the session, which
 * the page does not know: its HTML is the same for all visitors.
 */
export function ReserveButton({ product, orderFormId, isDisabled }: ReserveButtonProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const ownFormId = useId();
  const { state, isPending, isFresh, reserve } = useReserve(product);
  const { attributes, field } = nativeForm(addToCart, apiOrigin);

  function reserveWithoutLeaving(event: MouseEvent<HTMLButtonElement>): void {
    const typed = event.currentTarget.form?.elements.namedItem('quantity');
    const quantity = typed instanceof HTMLInputElement ? Math.floor(Number(typed.value)) : 1;
    // The server limits it by the stock of the store and explains that; the online stock is another one.
    const wanted = Math.min(Math.max(quantity || 1, 1), MAX_LINE_QUANTITY);
    // Without layer the form is submitted, and the server answers with the page of all stores.
    if (reserve(wanted)) event.preventDefault();
  }

  return (
    <>
      {orderFormId === undefined && (
        <form id={ownFormId} {...attributes}>
          <input type="hidden" name={field('itemId')} value={product.itemId} />
          <input type="hidden" name={field('productId')} value={product.productId} />
        </form>
      )}
      <Button
        type="submit"
        form={orderFormId ?? ownFormId}
        name={field('companyId')}
        value={CHOSEN_STORE}
        isWide
        isPending={isPending}
        disabled={isDisabled}
        data-opens="storefinder:layer-requested"
        icon={isFresh ? <CheckIcon size={20} /> : <StoreIcon size={20} />}
        onClick={reserveWithoutLeaving}
      >
        {text(isFresh ? 'productDetail.reserved' : 'productDetail.reserve')}
      </Button>
      {state.status !== 'idle' && <AddOutcome state={state} kind="reserved" prices={product.pricesInfo} />}
    </>
  );
}
