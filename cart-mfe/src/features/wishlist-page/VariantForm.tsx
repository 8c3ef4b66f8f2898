import { changeWishlistVariant, nativeForm } from '@fachwerk/shared/calls';
import type { Variation, WishlistEntry } from '@fachwerk/shared/contracts';
import { Button, SelectField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import styles from './LineForm.module.css';
import type { WishlistControl } from './use-wishlist';

interface VariantFormProps {
  entry: WishlistEntry;
  variation: Variation;
  control: WishlistControl;
}

/** One attribute of the variant, e.g. the colour. Applies a choice at once; without script with a button. */
export function VariantForm({ entry, variation, control }: VariantFormProps) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const { attributes, field } = nativeForm(changeWishlistVariant, usePlatform().config.apiOrigin);
  const { entryId, itemId, product } = entry;
  const { label, options } = variation;
  if (options.length < 2) return null;

  const values = { label, name: product.name };
  const choose = (wanted: string) => {
    if (wanted !== itemId) control.change({ kind: 'variant', entryId, itemId: wanted });
  };
  /** The button was pressed before the hydration, which removes it. */
  function chooseSent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get(field('itemId'))));
  }

  return (
    <form className={styles.form} {...attributes} onSubmit={chooseSent}>
      <input type="hidden" name={field('entryId')} value={entryId} />
      <SelectField
        className={styles.select}
        label={label}
        aria-label={text('wishlist.line.variant', values)}
        name={field('itemId')}
        value={options.find(({ selected }) => selected)?.itemId ?? itemId}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.itemId}>
            {option.value}
          </option>
        ))}
      </SelectField>
      {!isHydrated && (
        <Button
          type="submit"
          className={styles.update}
          aria-label={text('wishlist.line.variantLabel', values)}
        >
          {text('wishlist.line.update')}
        </Button>
      )}
    </form>
  );
}
