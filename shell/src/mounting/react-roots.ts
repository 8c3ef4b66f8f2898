import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

export interface ElementRoot extends RootOptions {
  /** The element contains server HTML of this content. */
  hydrate: boolean;
  /** Renders the first content at once; otherwise in slices, so that the page handles input in between. */
  atOnce: boolean;
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
    const { hydrate, atOnce, ...options } = plans.get(element) ?? { hydrate: false, atOnce: false };
    plans.delete(element);
    let root: Root | undefined;
    return {
      render(content: ReactNode) {
        if (root) return root.render(content);
        const inItsTime = atOnce ? flushSync : startTransition;
        inItsTime(() => {
          if (hydrate) root = hydrateRoot(element, content, options);
          else {
            root = createRoot(element, options);
            root.render(content);
          }
        });
      },
      unmount: () => root?.unmount(),
    };
  },
};
