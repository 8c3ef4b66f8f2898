import type { HttpClientOptions } from '@fachwerk/shared/http';

/** The browser's session storage; undefined where the visitor forbids it (then merely asking for it throws). */
export function sessionText(): HttpClientOptions['storage'] {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
