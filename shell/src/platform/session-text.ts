import type { HttpClientOptions } from '@fachwerk/shared/http';

/** Session storage of the browser; undefined if the visitor forbids it (the access throws). */
export function sessionText(): HttpClientOptions['storage'] {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
