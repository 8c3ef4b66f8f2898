import type { HttpClient } from '@fachwerk/shared/http';

/** One client for widgets on the server. Routes calls to apps as the route table does in the browser. */
export const routedClient = (shopApi: HttpClient, registry: HttpClient): HttpClient => ({
  call: (call, ...inputs) => (call.app === 'registry' ? registry : shopApi).call(call, ...inputs),
});
