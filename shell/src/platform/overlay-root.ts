export const OVERLAYS_ID = 'fachwerk-overlays';

/** Above all content of a third-party page. Layers inside keep their order. */
const ABOVE_OTHERS = { position: 'relative', zIndex: '2147483000' };

/** Container of the dialogs and slide-ins of all widgets, at the end of the page. */
export function overlayRoot(isOwnPage = true): HTMLElement {
  const known = document.getElementById(OVERLAYS_ID);
  if (known) return known;
  const root = document.createElement('div');
  root.id = OVERLAYS_ID;
  if (!isOwnPage) Object.assign(root.style, ABOVE_OTHERS);
  document.body.append(root);
  return root;
}
