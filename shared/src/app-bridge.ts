/** Messages between the shop's pages and the native app that shows them (docs/contracts/app-bridge.md). */
export { isOfDevice, payInApp } from './app-bridge/wallets';
export { sendToApp } from './app-bridge/send-to-app';
export { copyInApp } from './app-bridge/copy-in-app';
export { WalletFailure } from './app-bridge/wallet-failure';
export { requestFromApp } from './app-bridge/request-from-app';
export { receiveFromApp, type Commands } from './app-bridge/receive-from-app';
export { FROM_APP } from './app-bridge/message-facts';
export { type AppInterface, injectedApp } from './app-bridge/app-interface';
export type { AppGlobals, AppPayload, PageMethod, PagePayload } from './app-bridge/messages';
