/**
 * The object that the native app adds to its pages (docs/contracts/app-bridge.md). Messages of the app arrive
 * here only, so that no frame and no other window can send one.
 */
export interface AppInterface {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

declare global {
  interface Window {
    fachwerkApp?: AppInterface;
  }
}
