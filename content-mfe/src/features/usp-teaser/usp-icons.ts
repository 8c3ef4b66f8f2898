/** What editors may write, and nothing else: names of things, not of files. */
export const USP_ICONS = [
  'store',
  'truck',
  'undo',
  'advice',
  'check',
  'clock',
  'package',
  'payment',
  'price',
  'ruler',
  'paint',
  'tool',
  'plant',
  'light',
  'phone',
] as const;
export type UspIcon = (typeof USP_ICONS)[number];
