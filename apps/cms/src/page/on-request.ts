import type { HydrateMode } from '@fachwerk/shared/contracts';

/**
 * The widget loads with a topic or event. Until then the page contains only its element: no HTML, styles,
 * texts or data.
 */
export const isOnRequest = (widget: { hydrate: HydrateMode } | undefined): boolean =>
  typeof widget?.hydrate === 'object';
