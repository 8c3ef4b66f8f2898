import { notify } from '@fachwerk/shared/bus';
import type { Store } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { selectStore } from './stores-api';

type Step = { companyId: string; isFailed: boolean };

export interface ChooseControl {
  /** The one that is being chosen. */
  pendingId: string | null;
  /** The one whose choice the server did not take. */
  failedId: string | null;
  choose(store: Pick<Store, 'companyId' | 'name'>): void;
}

/** Makes a store the visitor's own: in the session, on this page, in the other tabs. */
export function useChooseStore(onChosen?: () => void): ChooseControl {
  const { api, bus, signal } = usePlatform();
  const text = useMessages();
  const [step, setStep] = useState<Step | null>(null);
  const pendingId = step && !step.isFailed ? step.companyId : null;

  async function send({ companyId, name }: Pick<Store, 'companyId' | 'name'>): Promise<void> {
    setStep({ companyId, isFailed: false });
    try {
      const { selectedStore } = await selectStore(api, companyId, signal);
      if (signal.aborted) return;
      setStep(null);
      bus.set('selectedStore', selectedStore);
      bus.publish('storefinder:store-selected', { companyId, name: selectedStore.name });
      notify(bus, { id: 'store-selected', type: 'success', text: text('storefinder.chosen', { name }) });
      onChosen?.();
    } catch {
      // Whatever went wrong, the store of before holds, and the same button tries again.
      if (!signal.aborted) setStep({ companyId, isFailed: true });
    }
  }

  return {
    pendingId,
    failedId: step?.isFailed ? step.companyId : null,
    choose(store) {
      if (pendingId === null) void send(store);
    },
  };
}
