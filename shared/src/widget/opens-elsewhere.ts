/** With these keys a click opens another tab or window. */
export const opensElsewhere = ({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean => ctrlKey || metaKey || shiftKey;
