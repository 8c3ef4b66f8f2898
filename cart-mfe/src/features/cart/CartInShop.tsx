import { Button, CartIcon, EmptyState } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** On a page of another site, to which browsers give no cart. */
export function CartInShop() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <EmptyState
      icon={<CartIcon size={48} />}
      title={text('cart.inShop.headline')}
      headingLevel={1}
      actions={
        <Button variant="primary" href={pageUrls.basket}>
          {text('cart.inShop.toCart')}
        </Button>
      }
    >
      <p>{text('cart.inShop.text')}</p>
    </EmptyState>
  );
}
