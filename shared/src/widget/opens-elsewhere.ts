import type { MouseEvent } from 'react';

/** With these keys a click opens another tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
