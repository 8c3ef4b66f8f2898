import type { AppInterface } from './app-interface';

export interface WalletRequest {
  type: string;
  handle: string;
  data: object;
}

/** The interface of a native app that answers each request of a wallet; for tests. */
export function aFakeApp(answer: (request: WalletRequest) => object | undefined) {
  const listeners = new Set<(event: { data: unknown }) => void>();
  const requests: WalletRequest[] = [];
  const send = (message: unknown) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    for (const listener of [...listeners]) listener({ data });
  };
  const app: AppInterface = {
    postMessage(message) {
      const { method, payload } = JSON.parse(message) as { method: string; payload: WalletRequest };
      requests.push(payload);
      const answered = answer(payload);
      if (answered) setTimeout(() => send({ method, payload: answered }));
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  window.fachwerkApp = app;
  return { requests, send, listeners };
}
