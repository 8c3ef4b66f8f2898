import { injectedApp } from './app-interface';
import type { PageMethod, PagePayload } from './messages';

/** Without effect outside of the app, and in an older app without the interface. */
export function sendToApp<Method extends PageMethod>(method: Method, payload: PagePayload<Method>): void {
  try {
    injectedApp()?.postMessage(JSON.stringify({ method, payload }));
  } catch (error) {
    // What the customer has done has succeeded all the same.
    // eslint-disable-next-line no-console -- for developers of the app
    console.error(error);
  }
}
