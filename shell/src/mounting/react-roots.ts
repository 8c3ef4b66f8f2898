import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

export interface ElementRoot extends RootOptions {
  /** The element holds server HTML of exactly this content. */
  hydrate: boolean;
}

const plans = new WeakMap<Element, ElementRoot>();

/** Says how the next root in this element is to be made. */
export function planRoot(element: Element, plan: ElementRoot): void {
  plans.set(element, plan);
}

/**
 * What single-spa-react takes for react-dom/client. It knows neither hydration per element nor root options, so both
 * come from the plan of the element.
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
