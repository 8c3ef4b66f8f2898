import { injectedApp } from './app-interface';
import { requestFromApp } from './request-from-app';
import { WalletFailure } from './wallet-failure';

export type WalletMethod = 'googlePay' | 'applePay';

/**
 * Opens the sheet of a wallet in the native app. An older app without the interface leads to the page of the
 * provider, like a browser.
 */
export async function requestWallet(method: WalletMethod, cents: number): Promise<{ walletToken?: string }> {
  const app = injectedApp();
  if (!app) return {};
  const data = { amount: (cents / 100).toFixed(2), currency: 'EUR', country: 'DE' } as const;
  const { token } = await requestFromApp(app, method, { type: 'pay', data }).catch((error: unknown) => {
    throw new WalletFailure(error instanceof Error ? error.message : 'failed');
  });
  if (typeof token === 'string' && token !== '') return { walletToken: token };
  throw new WalletFailure('no token');
}
