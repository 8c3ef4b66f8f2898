import { breakpoints } from '@fachwerk/shared/ui';

/** Specification 2 and 4: store tile and store layer are slide-ins up to laptop width, inclusive. */
export const LAPTOP_OR_BELOW = `(max-width: ${breakpoints.laptop}px)`;
