import { element } from './element';
import type { WidgetFacts } from './widget-facts';

/** Height of the label in the corner of a frame. */
const LABEL_HEIGHT = 22;

/** Draws frames above the page around the widgets and does not change the page. */
export function createOutlines(root: ParentNode & Node) {
  const layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  root.appendChild(layer);

  return {
    draw(widgets: readonly WidgetFacts[], chosen?: HTMLElement) {
      layer.replaceChildren(
        ...widgets.flatMap(({ element: on, label, version, state, milliseconds }) => {
          const { top, left, width, height } = on.getBoundingClientRect();
          const isOutside = top > window.innerHeight || top + height < 0;
          if (width === 0 || height === 0 || isOutside) return [];
          const name = element('span', {}, `${label}  ${version}  ${state}  ${milliseconds} ms`);
          const box = element(
            'div',
            { class: `outline outline-${state}${on === chosen ? ' outline-chosen' : ''}` },
            name,
          );
          // Properties, not a style attribute: a policy without inline styles allows them.
          Object.assign(box.style, {
            transform: `translate(${left}px, ${top}px)`,
            width: `${width}px`,
            height: `${height}px`,
          });
          // The label of a tall widget stays inside the window.
          name.style.top = `${Math.max(0, Math.min(-top, height - LABEL_HEIGHT))}px`;
          return [box];
        }),
      );
    },
  };
}
