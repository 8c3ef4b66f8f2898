import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { EventName, EventPayload, TopicName, TopicValue } from './catalogue';
import {
  type Conversion,
  conversions as ownConversions,
  type Counterpart,
  counterparts,
} from './conversions';
import { messageFault } from './message-fault';
import { ownEntry } from './own-entry';
import { tabEvents, topicFacts } from './topic-facts';

/**
 * The page's bus. Messages are plain data and are matched by name, not by class: each micro-frontend may
 * carry its own copy of this file. An exception in one subscriber does not affect the others.
 */
export interface Bus {
  /** The current value; the initial value of the catalogue before the first `set`. */
  get<N extends TopicName>(name: N): TopicValue<N>;
  /** Sets the value; notifies the subscribers if it has changed. `by` comes from `scopeBus`. */
  set<N extends TopicName>(name: N, value: TopicValue<N>, by?: Sender): void;
  /** Calls `listener` with the current value and then with each new one, until the signal aborts. */
  watch<N extends TopicName>(name: N, onValue: (value: TopicValue<N>) => void, signal: AbortSignal): void;
  /** The same as an RxJS stream. */
  topic<N extends TopicName>(name: N): Observable<TopicValue<N>>;
  publish<N extends EventName>(name: N, payload: EventPayload<N>, by?: Sender): void;
  on<N extends EventName>(name: N, onEvent: (payload: EventPayload<N>) => void, signal: AbortSignal): void;
  event<N extends EventName>(name: N): Observable<EventPayload<N>>;
}

/** The widget that sent a message. */
export interface Sender {
  widget: string;
  mfe: string;
  version: string;
}

/** Sends messages to the other tabs of the browser. */
export interface TabLink {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

export interface BusOptions {
  /** Checks every value against the catalogue and throws on a wrong one; for development and tests. */
  validate?: boolean;
  /** Called with every exception of a subscriber. */
  onError?: (error: unknown, name: string) => void;
  tabs?: TabLink;
  /** Called with every new value and event before its subscribers, including those of other tabs. */
  onMessage?: (message: SentMessage) => void;
  /** The converters of events with several majors; those of the owners unless a test states its own. */
  conversions?: readonly Conversion[];
}

export interface BusMessage {
  kind: 'topic' | 'event';
  name: string;
  value: unknown;
}

export interface SentMessage extends BusMessage {
  /** Number of the message on this page, from 1. */
  id: number;
  /** Number of the message whose subscriber sent this one in the same task, or of which this is a major. */
  cause?: number;
  /** Undefined for messages of the shell and of other tabs. */
  by?: Sender;
  /** Whether it has a subscriber when it is sent. */
  isHeard: boolean;
}

export function createBus({
  validate = false,
  onError = reportLater,
  tabs,
  onMessage,
  conversions = ownConversions,
}: BusOptions = {}): Bus {
  // Keyed by any name: a newer micro-frontend may use a topic that is missing in this shell.
  const states = new Map<string, BehaviorSubject<unknown>>();
  const streams = new Map<string, Subject<unknown>>();
  let messages = 0;
  /** The message whose subscribers run now. */
  let current: number | undefined;

  const state = (name: string) => {
    let subject = states.get(name);
    if (!subject) {
      subject = new BehaviorSubject<unknown>(factsOf(name)?.initial);
      states.set(name, subject);
    }
    return subject;
  };
  const stream = (name: string) => {
    let subject = streams.get(name);
    if (!subject) {
      subject = new Subject<unknown>();
      streams.set(name, subject);
    }
    return subject;
  };

  const check = (kind: 'topic' | 'event', name: string, value: unknown) => {
    // Written out so that the production build drops the schemas.
    if (process.env.NODE_ENV === 'production') return;
    const fault = messageFault(kind, name, value);
    if (fault)
      throw new TypeError(
        `The ${kind} '${name}' (owner: ${fault.owner}) got a value against its schema: ${fault.text}`,
      );
  };

  const listen = (
    name: string,
    source: Observable<unknown>,
    onValue: (value: never) => void,
    signal: AbortSignal,
  ) => {
    if (signal.aborted) return;
    const subscription = source.subscribe((value) => {
      try {
        onValue(value as never);
      } catch (error) {
        onError(error, name);
      }
    });
    // The current value of a topic is passed at once, and may have ended the signal.
    if (signal.aborted) subscription.unsubscribe();
    else signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
  };

  const deliver = (
    message: BusMessage,
    { subject, by, convert }: { subject: Subject<unknown>; by?: Sender | undefined; convert?(): void },
  ) => {
    const cause = current;
    const id = (messages += 1);
    onMessage?.({
      ...message,
      id,
      isHeard: subject.observed,
      ...(cause !== undefined && { cause }),
      ...(by && { by }),
    });
    current = id;
    subject.next(message.value);
    convert?.();
    current = cause;
  };
  const setHere = (name: string, value: unknown, by?: Sender) => {
    const subject = state(name);
    if (!Object.is(subject.value, value)) deliver({ kind: 'topic', name, value }, { subject, by });
  };
  const publishHere = (name: string, value: unknown, by?: Sender, origin?: string) =>
    deliver(
      { kind: 'event', name, value },
      {
        subject: stream(name),
        by,
        convert: () =>
          counterparts(conversions, name).forEach((other) => {
            if (other.name !== origin) publishConverted(other, { name, value, by });
          }),
      },
    );
  const publishConverted = (
    other: Counterpart,
    { name, value, by }: { name: string; value: unknown; by: Sender | undefined },
  ) => {
    try {
      const converted = other.convert(value);
      if (converted === undefined) return;
      if (validate) check('event', other.name, converted);
      publishHere(other.name, converted, by, name);
    } catch (error) {
      onError(error, other.name);
    }
  };

  const isForTabs = ({ kind, name }: BusMessage) =>
    kind === 'topic' ? factsOf(name)?.tabs === true : tabEvents.includes(name);
  // Only our own origin can write here, and topics change compatibly: values are not checked.
  tabs?.onMessage((message) => {
    const { kind, name, value } = message as BusMessage;
    if (!isForTabs({ kind, name, value })) return;
    if (validate) check(kind, name, value);
    if (kind === 'topic') setHere(name, value);
    else publishHere(name, value);
  });
  const tellTabs = (message: BusMessage) => {
    if (isForTabs(message)) tabs?.send(message);
  };

  return {
    get: <N extends TopicName>(name: N) => state(name).value as TopicValue<N>,
    set(name, value, by) {
      if (validate) check('topic', name, value);
      if (Object.is(state(name).value, value)) return;
      setHere(name, value, by);
      tellTabs({ kind: 'topic', name, value });
    },
    watch: (name, onValue, signal) => listen(name, state(name), onValue as (value: never) => void, signal),
    topic: <N extends TopicName>(name: N) => state(name).asObservable() as Observable<TopicValue<N>>,
    publish(name, payload, by) {
      if (validate) check('event', name, payload);
      publishHere(name, payload, by);
      tellTabs({ kind: 'event', name, value: payload });
    },
    on: (name, onEvent, signal) => listen(name, stream(name), onEvent as (value: never) => void, signal),
    event: <N extends EventName>(name: N) => stream(name).asObservable() as Observable<EventPayload<N>>,
  };
}

/** Events that were published before their subscriber was there. */
export interface KeptEvents {
  /** Returns the events of this name once, oldest first. */
  take(name: string): unknown[];
}

/**
 * The bus of one widget: all its subscriptions end with the widget, even those with a longer signal, and its
 * messages carry its name. The first subscriber of a kept event receives it.
 */
export function scopeBus(bus: Bus, signal: AbortSignal, kept?: KeptEvents, by?: Sender): Bus {
  const during = (own: AbortSignal) => (own === signal ? signal : eitherSignal(signal, own));
  return {
    ...bus,
    set: (name, value) => bus.set(name, value, by),
    publish: (name, payload) => bus.publish(name, payload, by),
    watch: (name, onValue, own) => bus.watch(name, onValue, during(own)),
    on(name, onEvent, own) {
      if (own.aborted || signal.aborted) return;
      bus.on(name, onEvent, during(own));
      kept?.take(name).forEach((payload) => onEvent(payload as never));
    },
  };
}

/** Replaces `AbortSignal.any`, which older supported browsers lack. */
function eitherSignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const both = [first, second];
  const abort = () => {
    // Removes the listener, so that the longer signal does not keep the shorter one in memory.
    both.forEach((signal) => signal.removeEventListener('abort', abort));
    controller.abort();
  };
  both.forEach((signal) => signal.addEventListener('abort', abort));
  if (first.aborted || second.aborted) abort();
  return controller.signal;
}

interface TopicFacts {
  initial: unknown;
  tabs?: boolean;
}
const factsOf = (name: string): TopicFacts | undefined => ownEntry(topicFacts, name);

/** Reports the error to `window.onerror` without stopping the other subscribers. */
function reportLater(error: unknown) {
  setTimeout(() => {
    throw error;
  });
}
