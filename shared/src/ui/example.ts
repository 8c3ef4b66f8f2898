import type { ReactElement } from 'react';

/** One use of a component: shown on the preview page, rendered on the server and checked by axe in tests. */
export interface Example {
  name: string;
  element: ReactElement;
}
