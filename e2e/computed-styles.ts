import type { Page } from '@playwright/test';

/** Computed styles of the page's own elements, except those that follow from sizes. */
export const ownStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['html', 'body', '#own', '#own *'].flatMap((selector) =>
      Array.from(document.querySelectorAll(selector), (element) => {
        const style = getComputedStyle(element);
        // The widgets change the height of the page, and with it the origins of transformations.
        const names = Array.from(style).filter(
          (name) => !/^(block-size|height|perspective-origin|transform-origin)$/.test(name),
        );
        return `${element.tagName} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
    ),
  );

const LOOKS = [
  ...['color', 'background-color', 'background-image', 'display', 'visibility', 'opacity', 'box-sizing'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'word-spacing'],
  ...['text-transform', 'text-align', 'text-decoration-line', 'direction', 'cursor', 'transform', 'filter'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'padding-top', 'padding-left'],
  ...['border-top-width', 'border-top-color', 'border-top-left-radius', 'list-style-type', 'color-scheme'],
  ...['white-space', 'user-select', 'pointer-events', 'outline-style', 'position', 'float', 'fill'],
];

/** Computed styles of all elements inside an isolated widget. */
export const innerStyles = (page: Page, widget: string): Promise<string[]> =>
  page.evaluate(
    ([name = '', looks]) => {
      const { shadowRoot } = document.querySelector(`[data-widget="${name}"]`)!;
      return Array.from(
        shadowRoot!.querySelectorAll('[data-widget-root], [data-widget-root] *'),
        (element) => {
          const style = getComputedStyle(element);
          return `${element.tagName}.${element.className.toString()} ${looks.map((look) => `${look}:${style.getPropertyValue(look)}`).join(';')}`;
        },
      );
    },
    [widget, LOOKS] as const,
  );
