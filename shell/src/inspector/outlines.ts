import { element } from './element';
import type { WidgetFacts } from './widget-facts';

/** Frames around the widgets, above the page and without touching it. */
export function createOutlines(root: ParentNode & Node) {
  const layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  root.appendChild(layer);

  return {
    draw(widgets: readonly WidgetFacts[]) {
      layer.replaceChildren(
        ...widgets.flatMap(({ element: on, label, version, state, milliseconds }) => {
          const { top, left, width, height } = on.getBoundingClientRect();
          if (width === 0 || height === 0) return [];
          const box = element(
            'div',
            { class: `outline outline-${state}` },
            element('span', {}, `${label}  ${version}  ${state}  ${milliseconds} ms`),
          );
          // Set as properties: a policy without inline styles allows that.
          Object.assign(box.style, {
            transform: `translate(${left}px, ${top}px)`,
            width: `${width}px`,
            height: `${height}px`,
          });
          return [box];
        }),
      );
    },
  };
}
