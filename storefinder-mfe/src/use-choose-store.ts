import { notify } from '@fachwerk/shared/bus';
import type { ReservationImpact, Store } from '@fachwerk/shared/contracts';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { reservationImpactOf } from './reservation-impact';
import { selectStore } from './stores-api';

type Choice = Pick<Store, 'companyId' | 'name'>;

export interface ChooseControl {
  /** The store whose choice is pending. */
  pendingId: string | null;
  failed: { companyId: string; error: unknown } | null;
  /** The choice would change the reservation cart: it needs a confirmation. */
  question: { store: Choice; impact: readonly ReservationImpact[] } | null;
  choose(store: Choice): void;
  /** Chooses the store of the question. */
  confirm(): void;
  /** Keeps the store as it is. */
  cancel(): void;
}

/** Where a store was chosen, for trackers (specification 9). */
type ChoiceSource = 'market_layer' | 'storefinder' | 'store_page';

/** Chooses a store for the session, this page and the other tabs. */
export function useChooseStore(source: ChoiceSource, onChosen?: () => void): ChooseControl {
  const { api, bus, signal, track } = usePlatform();
  const text = useMessages();
  const { state, run, reset, isPending } = useAction(
    ({ store, isConfirmed }: { store: Choice; isConfirmed: boolean }) =>
      selectStore(api, store.companyId, isConfirmed, signal),
    {
      onDone({ selectedStore }, { store: { companyId, name } }) {
        bus.set('selectedStore', selectedStore);
        bus.publish('storefinder:store-selected', { companyId, name: selectedStore.name });
        track({ name: 'select_store', values: { source, companyId } });
        notify(bus, { id: 'store-selected', type: 'success', text: text('storefinder.chosen', { name }) });
        onChosen?.();
      },
    },
  );
  const store = 'input' in state ? state.input.store : undefined;
  const failure =
    state.status === 'failed' && store ? { companyId: store.companyId, error: state.error } : null;
  const impact = failure && reservationImpactOf(failure.error);

  return {
    pendingId: isPending && store ? store.companyId : null,
    failed: impact ? null : failure,
    question: store && impact ? { store, impact } : null,
    choose: (chosen) => void run({ store: chosen, isConfirmed: false }),
    confirm: () => void (store && run({ store, isConfirmed: true })),
    cancel: reset,
  };
}
