import { requestLayer } from '@fachwerk/shared/bus';
import type { Checkout, CollectStore } from '@fachwerk/shared/contracts';
import { FormCheckbox, useBoundField } from '@fachwerk/shared/forms';
import { Accordion, Button, ErrorIcon, MapPinIcon } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type MouseEvent, useEffect } from 'react';
import styles from './ChoiceFields.module.css';
import { PlaceSearch } from './PlaceSearch';

/** Stores that are always visible; the others unfold. */
const SHOWN = 3;

interface CollectFieldsProps {
  delivery: Checkout['delivery'];
  /** A store was chosen where none was known. */
  onStore: () => void;
}

/** Where the goods are collected. */
export function CollectFields({ delivery, onStore }: CollectFieldsProps) {
  const text = useMessages();
  const storesUrl = usePlatform().config.pageUrls.stores;
  const { stores, pickupBox } = delivery;
  const label = text('checkout.delivery.store');
  const { field, helpers, id, error } = useBoundField<string>('companyId', label);
  const isLater = stores.slice(SHOWN).some(({ companyId }) => companyId === field.value);

  // A store that was chosen in the search for stores.
  const chosen = stores.find(({ isSelected }) => isSelected)?.companyId;
  const { setValue } = helpers;
  useEffect(() => {
    if (chosen && !stores.some(({ companyId }) => companyId === field.value)) void setValue(chosen);
  }, [chosen, stores, field.value, setValue]);

  const store = (one: CollectStore) => (
    <StoreChoice
      key={one.companyId}
      store={one}
      id={one === stores[0] ? id : `${id}-${one.companyId}`}
      errorId={error && `${id}-error`}
      field={field}
    />
  );

  return (
    <>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.legend}>{label}</legend>
        {stores.length === 0 && <p className={styles.note}>{text('checkout.delivery.noStore')}</p>}
        {stores.slice(0, SHOWN).map(store)}
        {stores.length > SHOWN && (
          <Accordion title={text('checkout.delivery.moreStores')} open={isLater}>
            {stores.slice(SHOWN).map(store)}
          </Accordion>
        )}
        {storesUrl &&
          (stores.length > 0 ? (
            <OtherStore stores={storesUrl} />
          ) : (
            <PlaceSearch stores={storesUrl} onStore={onStore} />
          ))}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <ErrorIcon size={20} />
            <span>{error}</span>
          </p>
        )}
      </fieldset>
      {pickupBox && stores.length > 0 && (
        <div>
          <FormCheckbox name="pickupBox" label={text('checkout.delivery.pickupBox')} />
          <p className={styles.note}>{text('checkout.delivery.pickupBoxText')}</p>
        </div>
      )}
      {stores.length > 0 && <p className={styles.note}>{text('checkout.delivery.collectIsContract')}</p>}
    </>
  );
}

interface StoreChoiceProps {
  store: CollectStore;
  id: string;
  errorId: string | undefined;
  field: ReturnType<typeof useBoundField<string>>['field'];
}

function StoreChoice({ store, id, errorId, field }: StoreChoiceProps) {
  return (
    <div className={styles.store}>
      <input
        type="radio"
        id={id}
        name="companyId"
        value={store.companyId}
        checked={field.value === store.companyId}
        onChange={field.onChange}
        onBlur={field.onBlur}
        className={styles.dot}
        data-invalid={errorId ? true : undefined}
        aria-describedby={[errorId, `${id}-note`].filter(Boolean).join(' ')}
      />
      <label htmlFor={id} className={styles.storeName}>
        {store.name}
      </label>
      <span className={styles.storeNote} id={`${id}-note`}>
        <strong>{store.collectableText}</strong>
        <br />
        {store.addressText}
        <br />
        {store.openingText}
      </span>
    </div>
  );
}

/** The search for stores, in a layer or on its page; the chosen store appears here. */
function OtherStore({ stores }: { stores: string }) {
  const text = useMessages();
  const { bus } = usePlatform();

  function search(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    // An order is collected only where it can be sent to.
    const isOpen = requestLayer(bus, 'storefinder:layer-requested', { disableNoClickAndCollectStore: true });
    if (isOpen) event.preventDefault();
  }

  return (
    <Button
      href={stores}
      variant="quiet"
      size="small"
      icon={<MapPinIcon size={20} />}
      data-opens="storefinder:layer-requested"
      onClick={search}
    >
      {text('checkout.delivery.otherStore')}
    </Button>
  );
}
