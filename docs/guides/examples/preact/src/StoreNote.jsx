import { useEffect, useState } from 'preact/hooks';

export function StoreNote({ headline, platform: { bus, messages, signal } }) {
  const [store, setStore] = useState(() => bus.get('selectedStore'));
  // The signal aborts at the unmount and ends the subscription.
  useEffect(() => bus.watch('selectedStore', setStore, signal), [bus, signal]);

  return (
    <section class="preact-store-note">
      <h2>{headline}</h2>
      <p>{store?.name ?? messages['preact.noStore']}</p>
      <button type="button" onClick={() => bus.publish('storefinder:layer-requested', {})}>
        {messages['preact.chooseStore']}
      </button>
    </section>
  );
}
