import type { ReleaseWidget } from '@fachwerk/shared/contracts';

/**
 * The widget loads with a topic, an event or the consent of the visitor. Until then the page contains only
 * its element: no HTML, styles, texts or data.
 */
export const isOnRequest = (
  widget: Partial<Pick<ReleaseWidget, 'hydrate' | 'consent'>> | undefined,
): boolean => typeof widget?.hydrate === 'object' || (widget?.consent ?? 'necessary') !== 'necessary';
