import type { WalletMethod } from './request-wallet';

/** The device whose app has a sheet for the payment type, and the method of its message. */
export const WALLETS: Readonly<Record<string, { device: string; method: WalletMethod } | undefined>> = {
  GOOGLEPAY: { device: 'android', method: 'googlePay' },
  APPLEPAY: { device: 'ios', method: 'applePay' },
};

/** The app offers the wallet of its device only. */
export const isOfDevice = (type: string, appDevice: string | undefined): boolean =>
  appDevice === undefined || WALLETS[type] === undefined || WALLETS[type].device === appDevice;

/** What the sheet of the app has given for a payment; empty in browsers and for other payment types. */
export async function payInApp(
  appDevice: string | undefined,
  type: string,
  cents: number,
): Promise<{ walletToken?: string }> {
  const wallet = WALLETS[type];
  if (appDevice === undefined || wallet?.device !== appDevice || cents === 0) return {};
  const { requestWallet } = await import('./request-wallet');
  return requestWallet(wallet.method, cents);
}
