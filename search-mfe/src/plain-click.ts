import type { MouseEvent } from 'react';

/** A click that wants this page, not a new tab, a window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
