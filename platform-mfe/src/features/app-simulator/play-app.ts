import type { AppInterface } from '@fachwerk/shared/app-messages';

type Listener = Parameters<AppInterface['addEventListener']>[1];

export interface PlayedApp {
  /** Sends a text to the page that is shown now, as the app does. */
  send(message: string): void;
}

/**
 * Plays the native app around a frame: each page in it finds the interface of the app before its scripts run,
 * and nothing else of it is touched. Pages of other origins get none.
 */
export function playApp(
  frame: HTMLIFrameElement,
  onMessage: (message: string) => void,
  signal: AbortSignal,
): PlayedApp {
  let listeners = new Set<Listener>();
  let isLoading = true;

  const inject = () => {
    const page = sameOrigin(frame);
    if (!page || page.fachwerkApp) return;
    const own = (listeners = new Set());
    page.fachwerkApp = {
      // As web views do: whatever a page sends arrives as a text.
      postMessage: (message) => onMessage(String(message)),
      addEventListener: (_type, listener) => void own.add(listener),
      removeEventListener: (_type, listener) => void own.delete(listener),
    };
    page.addEventListener('pagehide', begin, { once: true });
  };
  // The next page is there as soon as the one before has been hidden; its scripts still have to load.
  const watch = () => {
    if (signal.aborted || !isLoading) return;
    inject();
    setTimeout(watch);
  };
  function begin() {
    isLoading = true;
    watch();
  }
  const end = () => {
    inject();
    isLoading = false;
  };

  frame.addEventListener('load', end);
  signal.addEventListener('abort', () => frame.removeEventListener('load', end), { once: true });
  watch();
  return {
    send(data) {
      for (const listener of [...listeners]) listener({ data });
    },
  };
}

function sameOrigin(frame: HTMLIFrameElement): Window | undefined {
  try {
    const page = frame.contentWindow;
    // Reading it throws for another origin.
    return page && page.location.href !== 'about:blank' ? page : undefined;
  } catch {
    return undefined;
  }
}
