/** Icon names for editors. They do not depend on the icon set. */
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
