const ID = 'fachwerk-overlays';

/** Where dialogs and slide-ins of all widgets go: one element at the end of the page. */
export function overlayRoot(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const root = document.createElement('div');
  root.id = ID;
  document.body.append(root);
  return root;
}
