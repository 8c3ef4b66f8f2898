import { useCallback, useSyncExternalStore } from 'react';
import type { TopicName, TopicValue } from '../bus/catalogue';
import { topicFacts } from '../bus/topic-facts';
import { usePlatform } from './platform';

/**
 * The current value of a topic. Server and first browser render use the initial value, so their output is
 * equal.
 */
export function useTopic<N extends TopicName>(name: N): TopicValue<N> {
  const { bus } = usePlatform();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const controller = new AbortController();
      bus.watch(name, onChange, controller.signal);
      return () => controller.abort();
    },
    [bus, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.get(name),
    () => topicFacts[name].initial as TopicValue<N>,
  );
}
