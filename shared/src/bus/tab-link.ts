import type { TabLink } from './bus';

const CHANNEL = 'fachwerk-bus';

/** Connects tabs by BroadcastChannel, or by storage events where it is missing (Safari before 15.4). */
export function browserTabLink(): TabLink {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(CHANNEL);
    return {
      send: (message) => channel.postMessage(message),
      onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    };
  }
  return {
    send(message) {
      try {
        localStorage.setItem(CHANNEL, JSON.stringify({ message, at: Date.now(), salt: Math.random() }));
      } catch {
        // Storage is full or blocked: other tabs receive no message.
      }
    },
    onMessage: (listener) =>
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === CHANNEL && newValue) listener((JSON.parse(newValue) as { message: unknown }).message);
      }),
  };
}
