import { InjectionToken } from '@angular/core';

export interface Store {
  name: string;
}

/** The parts of the platform that this widget uses; `@fachwerk/shared/widget` has the types of all. */
export interface Platform {
  bus: {
    watch(topic: 'selectedStore', onValue: (store: Store | null) => void, signal: AbortSignal): void;
    publish(event: 'storefinder:layer-requested', payload: object): void;
  };
  messages: Record<string, string>;
  /** Aborts at the unmount. */
  signal: AbortSignal;
}

export const PLATFORM = new InjectionToken<Platform>('platform');
