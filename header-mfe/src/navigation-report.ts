import { usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';

/** Links to categories, in the bar and in the menu. */
export const HEADER_NAVIGATION = { category: 'main_navigation', source: 'header_navigation' };

/** Reports a followed link of an area (specification 2 and 9), for the `onClick` of its element. */
export function useNavigationReport(area: {
  category: string;
  source?: string;
}): (event: MouseEvent) => void {
  const { track } = usePlatform();
  return ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The first tap on a category opens the level below it.
    if (!link || defaultPrevented) return;
    const label = link.dataset.label ?? link.getAttribute('aria-label') ?? link.textContent.trim();
    track({ name: 'navigation', values: { label, specification: 'link', ...area } });
  };
}
