/** Messages between the shop's pages and the native app that shows them (docs/contracts/app-bridge.md). */
export { isOfDevice, payInApp } from './app-bridge/wallets';
export { sendToApp } from './app-bridge/send-to-app';
export { WalletFailure } from './app-bridge/wallet-failure';
