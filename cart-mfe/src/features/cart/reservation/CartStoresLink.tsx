import { Button, StoreIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** Leads to the comparison of stores by what they have of both carts. */
export function CartStoresLink({ className }: { className?: string | undefined }) {
  const text = useMessages();
  const { cartStores } = usePlatform().config.pageUrls;
  if (!cartStores) return null;

  return (
    <Button
      className={className}
      href={cartStores}
      variant="quiet"
      size="small"
      icon={<StoreIcon size={20} />}
    >
      {text('cart.stores')}
    </Button>
  );
}
