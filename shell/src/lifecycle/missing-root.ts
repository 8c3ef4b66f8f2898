import type { ShellPage } from '../core/read-page';

/**
 * A page of the shop in which no widget can be mounted raises an error (specification 8), for the console and
 * for tools that record errors; the rest of the page goes on. Pages of others may add their widgets later.
 */
export function raiseMissingRoot({ isOwnPage }: Pick<ShellPage, 'isOwnPage'>): void {
  if (!isOwnPage || document.querySelector('[data-widget]')) return;
  setTimeout(() => {
    throw new Error('This page has no root element: no element has the attribute data-widget.');
  });
}
