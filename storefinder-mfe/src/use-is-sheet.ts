import { LAPTOP_OR_BELOW } from './laptop-or-below';
import { useMediaQuery } from './use-media-query';

/** Layers are slide-ins up to laptop width and on touch devices, else dialogs (specification 4). */
export const useIsSheet = (): boolean =>
  useMediaQuery(`${LAPTOP_OR_BELOW}, (hover: none) and (pointer: coarse)`);
