import './app-interface';

/** Messages of pages to the native app, which does not answer them. */
interface AppMessages {
  /** The customer has asked for another address, or has confirmed it on this device. */
  mailChange: { state: 'requested' | 'confirmed' };
  /** The password was changed: one that the app has stored is out of date. */
  passwordChange: Record<never, never>;
}

/** Without effect outside of the app, and in an older app without the interface. */
export function sendToApp<Method extends keyof AppMessages>(
  method: Method,
  payload: AppMessages[Method],
): void {
  window.fachwerkApp?.postMessage(JSON.stringify({ method, payload }));
}
