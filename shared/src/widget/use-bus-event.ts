import { useEffect, useRef } from 'react';
import type { EventName, EventPayload } from '../bus/catalogue';
import { usePlatform } from './platform';

/** Calls `onEvent` for every event of this name while the component is mounted. */
export function useBusEvent<N extends EventName>(name: N, onEvent: (payload: EventPayload<N>) => void): void {
  const { bus } = usePlatform();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const controller = new AbortController();
    bus.on(name, (payload) => latest.current(payload), controller.signal);
    return () => controller.abort();
  }, [bus, name]);
}
