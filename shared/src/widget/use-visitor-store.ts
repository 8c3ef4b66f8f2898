import type { SelectedStore } from '../contracts/identity/user';
import { useTopic } from './use-topic';

export interface VisitorStore {
  /** False for professional customers, who belong to one store and choose none (specification 6). */
  hasStores: boolean;
  /** null until it is known, when none is chosen, and for professional customers. */
  store: SelectedStore | null;
}

/** The store that the visitor has chosen, and whether stores are offered at all. */
export function useVisitorStore(): VisitorStore {
  const selected = useTopic('selectedStore');
  const hasStores = !useTopic('isProhibis');
  return { hasStores, store: hasStores ? selected : null };
}
