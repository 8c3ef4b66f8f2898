const NAME = 'store-desk';
const PAUSE_MS = 300;

/** Sends the other tabs a message when stored actions have changed, one for several changes. */
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
