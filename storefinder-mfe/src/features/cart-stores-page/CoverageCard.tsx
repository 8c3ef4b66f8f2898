import { fillCarts, nativeForm } from '@fachwerk/shared/calls';
import type { CartStoreResult, CartStores } from '@fachwerk/shared/contracts';
import { Accordion, Button, CheckIcon, MessageBox } from '@fachwerk/shared/ui';
import {
  failureText,
  useAction,
  useContentLanguage,
  useMessages,
  usePlatform,
  usePriceText,
} from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import { StoreCard } from '../../store/StoreCard';
import styles from './CartStoresPage.module.css';

interface CoverageCardProps {
  result: CartStoreResult;
  items: CartStores['items'];
}

/** A store with what it has of the cart, the split of every item, and one button that fills both carts. */
export function CoverageCard({ result, items }: CoverageCardProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const priceText = usePriceText();
  const { api, config } = usePlatform();
  const { store, here, parcel, missing, shares, isOpenOnArrival, collectableFrom, parcelShipping } = result;
  const { companyId, name } = store;
  const form = { companyId, here, missing };
  const { attributes, field } = nativeForm(fillCarts, config.apiOrigin);
  const { state, run, isPending } = useAction(() => api.call(fillCarts, { form }), {
    onDone() {
      window.location.assign(config.pageUrls.basket);
      return 'leaving';
    },
  });
  const isWhole = here === items.length;
  const hasPieces = shares.some((share) => share.here > 0);

  function fill(event: FormEvent): void {
    event.preventDefault();
    void run(undefined);
  }

  return (
    <StoreCard
      result={result}
      headingLevel={3}
      isShort
      action={
        hasPieces ? (
          <form {...attributes} onSubmit={fill}>
            <input type="hidden" name={field('companyId')} value={companyId} />
            <input type="hidden" name={field('here')} value={here} />
            <input type="hidden" name={field('missing')} value={missing} />
            <input type="hidden" name={field('redirect')} value={config.pageUrls.basket} />
            <Button
              type="submit"
              variant={isWhole ? 'primary' : undefined}
              isPending={isPending}
              aria-label={text(isWhole ? 'cartStores.reserve.label' : 'cartStores.split.label', { name })}
            >
              {text(isWhole ? 'cartStores.reserve' : 'cartStores.split')}
            </Button>
          </form>
        ) : (
          <p className={styles.nothing}>{text('cartStores.nothing')}</p>
        )
      }
    >
      <p className={styles.coverage}>
        {isWhole && <CheckIcon size={20} className={styles.check} />}
        <strong>
          {isWhole
            ? text('cartStores.all', { count: here })
            : text('cartStores.here', { count: items.length, here })}
        </strong>
      </p>
      {!isWhole && (
        <ul role="list" className={styles.rest}>
          {parcel > 0 && <li>{text('cartStores.parcel', { count: parcel })}</li>}
          {parcelShipping && (
            <li>
              {parcelShipping.value > 0
                ? text('cartStores.shipping', { amount: priceText(parcelShipping) })
                : text('cartStores.shippingFree')}
            </li>
          )}
          {result.losesFreeShipping && (
            <li>
              <strong>{text('cartStores.losesFreeShipping')}</strong>
            </li>
          )}
          {missing > 0 && (
            <li className={styles.missing}>{text('cartStores.missing', { count: missing })}</li>
          )}
        </ul>
      )}
      <p className={styles.when}>
        {text(isOpenOnArrival ? 'cartStores.open' : 'cartStores.closed')}
        {hasPieces && collectableFrom && ` ${text('cartStores.ready', { time: collectableFrom.text })}`}
      </p>
      <Accordion title={text('cartStores.shares')}>
        <ul role="list" className={styles.shares}>
          {items.map(({ itemId, name: itemName, url, quantity }, index) => {
            const share = shares[index] ?? { here: 0, parcel: 0 };
            return (
              <li key={itemId} className={styles.share}>
                <a href={url} lang={language}>
                  {itemName}
                </a>
                <span className={styles.pieces}>{piecesText(quantity, share)}</span>
              </li>
            );
          })}
        </ul>
      </Accordion>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive title={text('cartStores.failedFill')}>
          {failureText(text, state.error)}
        </MessageBox>
      )}
    </StoreCard>
  );

  function piecesText(quantity: number, share: { here: number; parcel: number }): string {
    const rest = quantity - share.here - share.parcel;
    return [
      share.here > 0 && text('cartStores.pieces.here', { count: share.here }),
      share.parcel > 0 && text('cartStores.pieces.parcel', { count: share.parcel }),
      rest > 0 && text('cartStores.pieces.missing', { count: rest }),
    ]
      .filter(Boolean)
      .join(', ');
  }
}
