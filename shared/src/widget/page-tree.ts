/**
 * On third-party pages widgets may be in shadow roots: there `document.activeElement`, event targets of the
 * document and `document.querySelector` end at the host. These functions look inside.
 */

export function focusedElement(): HTMLElement | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

/** The original target of an event, for listeners of the document. */
export function originOf(event: Event): Element | null {
  const [origin = event.target] = event.composedPath();
  return origin instanceof Element ? origin : null;
}

export function findInPage<Found extends Element>(selector: string): Found[] {
  const isolated = Array.from(document.querySelectorAll('[data-isolated]'));
  const trees = [document, ...isolated.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return trees.flatMap((tree) => Array.from(tree.querySelectorAll<Found>(selector)));
}
