import { useRequest } from '@fachwerk/shared/widget';

/** Cards of stores, with all that chooses one. A layer opens without them; the first answer needs them. */
export const useStoreCards = (isNeeded: boolean) =>
  useRequest(isNeeded ? 'cards' : null, () => import('./store-cards'));
