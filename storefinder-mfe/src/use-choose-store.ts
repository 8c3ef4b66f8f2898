import { notify } from '@fachwerk/shared/bus';
import type { Store } from '@fachwerk/shared/contracts';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { selectStore } from './stores-api';

type Choice = Pick<Store, 'companyId' | 'name'>;

export interface ChooseControl {
  /** The store whose choice is pending. */
  pendingId: string | null;
  failed: { companyId: string; error: unknown } | null;
  choose(store: Choice): void;
}

/** Chooses a store for the session, this page and the other tabs. */
export function useChooseStore(onChosen?: () => void): ChooseControl {
  const { api, bus, signal } = usePlatform();
  const text = useMessages();
  const { state, run, isPending } = useAction(
    ({ companyId }: Choice) => selectStore(api, companyId, signal),
    {
      onDone({ selectedStore }, { companyId, name }) {
        bus.set('selectedStore', selectedStore);
        bus.publish('storefinder:store-selected', { companyId, name: selectedStore.name });
        notify(bus, { id: 'store-selected', type: 'success', text: text('storefinder.chosen', { name }) });
        onChosen?.();
      },
    },
  );

  return {
    pendingId: isPending && state.status === 'pending' ? state.input.companyId : null,
    failed: state.status === 'failed' ? { companyId: state.input.companyId, error: state.error } : null,
    choose: (store) => void run(store),
  };
}
