import type { AppInterface } from './app-interface';
import { WalletFailure } from './wallet-failure';

/** Then the request counts as failed. */
export const ANSWER_MS = 5 * 60_000;

interface WalletAnswer {
  handle?: unknown;
  token?: unknown;
  error?: unknown;
}

/**
 * Opens the sheet of a wallet in the native app. An answer carries the handle of its request. An older app
 * without the interface leads to the page of the provider, like a browser.
 */
export async function requestWallet(method: string, cents: number): Promise<{ walletToken?: string }> {
  const app: AppInterface | undefined = window.fachwerkApp;
  if (!app) return {};
  const handle = String(crypto.getRandomValues(new Uint32Array(4)));

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      app.removeEventListener('message', receive);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new WalletFailure('timeout'))), ANSWER_MS);

    function receive({ data }: { data: unknown }): void {
      const answer = readAnswer(data, method);
      if (answer?.handle !== handle) return;
      const { token, error } = answer;
      if (error === undefined && typeof token === 'string' && token !== '')
        end(() => resolve({ walletToken: token }));
      else end(() => reject(new WalletFailure(typeof error === 'string' ? error : 'no token')));
    }

    app.addEventListener('message', receive);
    const data = { amount: (cents / 100).toFixed(2), currency: 'EUR', country: 'DE' };
    app.postMessage(JSON.stringify({ method, payload: { type: 'pay', handle, data } }));
  });
}

interface Message {
  method?: unknown;
  payload?: unknown;
}

/** Faulty messages are printed only (specification 7). */
function readAnswer(data: unknown, expected: string): WalletAnswer | undefined {
  let message: Message = {};
  try {
    message = (JSON.parse(String(data)) as Message | null) ?? {};
  } catch {
    // Reported below.
  }
  const { method, payload } = message;
  const isSupported = method === undefined || method === expected;
  if (isSupported && typeof payload === 'object' && payload !== null) return payload;
  // eslint-disable-next-line no-console
  console.error(isSupported ? 'Invalid data' : `Method ${String(method)} is not supported`);
  return undefined;
}
