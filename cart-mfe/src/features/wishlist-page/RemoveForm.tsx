import { nativeForm, removeFromWishlist } from '@fachwerk/shared/calls';
import type { WishlistEntry } from '@fachwerk/shared/contracts';
import { Button, TrashIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { WishlistControl } from './use-wishlist';

export function RemoveForm({ entry, control }: { entry: WishlistEntry; control: WishlistControl }) {
  const text = useMessages();
  const { attributes, field } = nativeForm(removeFromWishlist, usePlatform().config.apiOrigin);

  function remove(event: FormEvent) {
    event.preventDefault();
    control.remove(entry);
  }

  return (
    <form {...attributes} onSubmit={remove}>
      <input type="hidden" name={field('entryId')} value={entry.entryId} />
      <Button
        type="submit"
        variant="quiet"
        icon={<TrashIcon size={20} />}
        aria-label={text('wishlist.line.removeLabel', { name: entry.product.name })}
      >
        {text('wishlist.line.remove')}
      </Button>
    </form>
  );
}
