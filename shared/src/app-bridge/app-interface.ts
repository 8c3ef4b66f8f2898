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

/**
 * What the app has added. The window finds frames and elements of this name, too, and they count for nothing:
 * messages between windows would be those of the app.
 */
export function injectedApp(): AppInterface | undefined {
  const found = window.fachwerkApp as (AppInterface & { window?: unknown }) | undefined;
  // Frames of other origins allow these two properties only.
  return typeof found?.postMessage === 'function' && found.window !== found ? found : undefined;
}
