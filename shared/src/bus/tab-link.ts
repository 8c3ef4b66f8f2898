import type { TabLink } from './bus';

const CHANNEL = 'fachwerk-bus';

/** Connects tabs by BroadcastChannel, or by storage events where it is missing (Safari before 15.4). */
export function browserTabLink(): TabLink {
  if (typeof BroadcastChannel === 'function') return channelLink();
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

/**
 * A message to a page in the back/forward cache removes the page from it, so the channel is closed while the
 * page is hidden. After it is restored, the shell loads the visitor's state again.
 */
function channelLink(): TabLink {
  const listeners: ((message: unknown) => void)[] = [];
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      for (const listener of listeners) listener(data);
    });
  };
  open();
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  return {
    send: (message) => channel?.postMessage(message),
    onMessage: (listener) => void listeners.push(listener),
  };
}
