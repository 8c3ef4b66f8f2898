import { opensElsewhere } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';

/** Whether a click opens the link in this tab, not in a new tab or window or as a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.altKey && !opensElsewhere(event);
