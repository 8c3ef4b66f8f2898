import type { HttpClient } from '@fachwerk/shared/http';

/** One client for widgets on the server, as in the browser, where one route table leads calls to their app. */
export const routedClient = (shopApi: HttpClient, registry: HttpClient): HttpClient => ({
  call: (call, ...inputs) => (call.app === 'registry' ? registry : shopApi).call(call, ...inputs),
});
