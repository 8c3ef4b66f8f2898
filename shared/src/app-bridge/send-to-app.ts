import './app-interface';
import type { PageMethod, PagePayload } from './messages';

/** Without effect outside of the app, and in an older app without the interface. */
export function sendToApp<Method extends PageMethod>(method: Method, payload: PagePayload<Method>): void {
  window.fachwerkApp?.postMessage(JSON.stringify({ method, payload }));
}
