import type { ReactElement } from 'react';

/** One way to use a component: seen on the preview page, rendered on the server and checked by axe in the tests. */
export interface Example {
  name: string;
  element: ReactElement;
}
