import type { HttpClient } from '@fachwerk/shared/http';

const REGISTRY_PATH = '/federation/';

/** One client for widgets on the server, as in the browser, where one route table leads paths to their app. */
export function routedClient(shopApi: HttpClient, registry: HttpClient): HttpClient {
  const clientFor = (path: string) => (path.startsWith(REGISTRY_PATH) ? registry : shopApi);
  return {
    call: (call, ...inputs) => (call.app === 'registry' ? registry : shopApi).call(call, ...inputs),
    get: (path, answer, options) => clientFor(path).get(path, answer, options),
    postForm: (path, fields, answer, options) => clientFor(path).postForm(path, fields, answer, options),
    postJson: (path, body, answer, options) => clientFor(path).postJson(path, body, answer, options),
  };
}
