const NAME = 'store-desk';
const PAUSE_MS = 300;

/** Tells the other tabs of the device that stored actions have changed; several changes are one message. */
export function linkTabs(onChange: () => void): { tell: () => void; end: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, end: () => undefined };
  const channel = new BroadcastChannel(NAME);
  let telling: ReturnType<typeof setTimeout> | undefined;
  channel.onmessage = onChange;
  return {
    tell() {
      telling ??= setTimeout(() => {
        telling = undefined;
        channel.postMessage('changed');
      }, PAUSE_MS);
    },
    end() {
      clearTimeout(telling);
      channel.close();
    },
  };
}
