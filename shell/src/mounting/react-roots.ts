import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

export interface ElementRoot extends RootOptions {
  /** The element contains server HTML of this content. */
  hydrate: boolean;
}

const plans = new WeakMap<Element, ElementRoot>();

/** Sets how the next root in this element is created. */
export function planRoot(element: Element, plan: ElementRoot): void {
  plans.set(element, plan);
}

/**
 * Replaces react-dom/client in single-spa-react, which supports neither hydration per element nor root
 * options. Both come from the plan of the element.
 */
export const plannedReactDom = {
  createRoot(element: Element): Pick<Root, 'render' | 'unmount'> {
    const { hydrate, ...options } = plans.get(element) ?? { hydrate: false };
    plans.delete(element);
    let root: Root | undefined;
    return {
      render(content: ReactNode) {
        if (root) return root.render(content);
        if (hydrate) {
          root = hydrateRoot(element, content, options);
          return;
        }
        root = createRoot(element, options);
        root.render(content);
      },
      unmount: () => root?.unmount(),
    };
  },
};
