import type { Bus, KeptEvents } from './bus';
import type { EventName, TopicName } from './catalogue';
import { isEventName } from './event-name';
import { topicFacts } from './topic-facts';

interface AwaitMessage {
  /** Called with each message. A topic counts when its value is not its initial one. */
  onMessage(): void;
  /** Ignores the current values of topics: the last attempt to handle them has failed. */
  isRetry: boolean;
  signal: AbortSignal;
}

/** Waits for topics and events, and keeps the events for a subscriber that is not there yet. */
export function awaitMessage(bus: Bus, names: readonly string[], options: AwaitMessage): KeptEvents {
  const kept = new Map<string, unknown[]>();
  const keep = (name: string) => (payload: unknown) => {
    kept.get(name)?.push(payload);
    options.onMessage();
  };
  for (const name of names)
    if (isEventName(name)) {
      kept.set(name, []);
      awaitEvent(bus, name as EventName, keep(name), options);
    } else awaitTopic(bus, name as TopicName, options);
  return {
    take(name) {
      const events = kept.get(name) ?? [];
      kept.delete(name);
      return events;
    },
  };
}

// The build finds uses of the bus by functions that take one name.
function awaitEvent(
  bus: Bus,
  name: EventName,
  onEvent: (payload: unknown) => void,
  { signal }: AwaitMessage,
): void {
  bus.on(name, onEvent, signal);
}

function awaitTopic(bus: Bus, name: TopicName, { onMessage, isRetry, signal }: AwaitMessage): void {
  // A newer micro-frontend may wait for a topic that is missing in this shell.
  const facts = topicFacts[name] as { initial: unknown } | undefined;
  let isIgnored = isRetry;
  bus.watch(
    name,
    (value) => {
      if (!isIgnored && !Object.is(value, facts?.initial)) onMessage();
    },
    signal,
  );
  isIgnored = false;
}
