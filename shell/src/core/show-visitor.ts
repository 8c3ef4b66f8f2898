import type { UserState } from '@fachwerk/shared/contracts';
import { formatCount } from '@fachwerk/shared/format';

const initialTexts = new WeakMap<Element, string>();

/**
 * Presses the hearts of items on the wishlist (`WishlistHeart`) and fills texts of server HTML:
 * `data-visitor="Warenkorb, {cartCount} Artikel"` is the text of an element if the visitor has the value;
 * otherwise its initial text stays. React replaces these elements (VisitorText), so that those of hydrated
 * widgets are not found.
 */
export function showVisitor({ cartCount, name, wishlist, selectedStore }: UserState): void {
  const count = cartCount > 0 ? String(cartCount) : undefined;
  const values: Record<string, string | undefined> = {
    cartCount: count,
    cartBadge: count && formatCount(cartCount),
    name,
    store: selectedStore?.name,
    storeOpening: selectedStore?.openingText,
  };
  document.querySelectorAll<HTMLElement>('[data-visitor]').forEach((element) => {
    const initial = initialTexts.get(element) ?? element.textContent;
    initialTexts.set(element, initial);
    let isComplete = true;
    const text = (element.dataset.visitor ?? '').replace(/\{(\w+)\}/g, (_all, key: string) => {
      if (!values[key]) isComplete = false;
      return values[key] ?? '';
    });
    element.textContent = isComplete ? text : initial;
  });
  document.querySelectorAll<HTMLElement>('[data-wish]').forEach((heart) => {
    const isWished = wishlist.some(({ itemId }) => itemId === heart.dataset.wish);
    heart.setAttribute('aria-pressed', String(isWished));
  });
}
