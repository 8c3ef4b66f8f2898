import { nativeForm, removeFromCart } from '@fachwerk/shared/calls';
import { Button, TrashIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { CartLineIds } from '../state/cart-changes';
import { LineFields } from './LineFields';

interface RemoveFormProps {
  line: CartLineIds;
  name: string;
  onRemove: () => void;
}

export function RemoveForm({ line, name, onRemove }: RemoveFormProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;

  function remove(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }

  return (
    <form {...nativeForm(removeFromCart, apiOrigin).attributes} onSubmit={remove}>
      <LineFields {...line} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        icon={<TrashIcon size={20} />}
        aria-label={text('cart.line.removeLabel', { name })}
      >
        {text('cart.line.remove')}
      </Button>
    </form>
  );
}
