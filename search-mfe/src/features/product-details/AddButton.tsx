import { Button, CartIcon, CheckIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { AddToCartControl } from './use-add-to-cart';

interface AddButtonProps {
  control: AddToCartControl;
  /** Id of the form to submit. */
  form: string;
  size?: 'medium' | 'large';
}

/** The call to action of the page, used next to the quantity and in the sticky bar of small screens. */
export function AddButton({ control, form, size }: AddButtonProps) {
  const text = useMessages();
  const { isPending, isFresh } = control;

  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size={size}
      isWide
      isPending={isPending}
      icon={isFresh ? <CheckIcon size={20} /> : <CartIcon size={20} />}
    >
      {text(isFresh ? 'productDetail.inCart' : 'productDetail.addToCart')}
    </Button>
  );
}
