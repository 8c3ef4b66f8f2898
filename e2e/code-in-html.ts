import { attributeOf, type Element, elementsIn, type Node, textOf } from './html-tree';

/** Attributes whose address a browser opens or runs. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];
const isData = (script: Element) => /json/.test(attributeOf(script, 'type') ?? '');
const isFileOfTheShop = (script: Element) => /^\/[a-z]/.test(attributeOf(script, 'src') ?? '');

/** Scripts, handlers, styles and addresses of scripts that are written into the page. */
export function codeIn(document: Node): string[] {
  const elements = elementsIn(document);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return [
    ...scripts
      .filter((script) => !isData(script) && !isFileOfTheShop(script))
      .map((script) => `script ${textOf(script).slice(0, 100)}`),
    ...elements.filter(({ tagName }) => tagName === 'style').map((style) => `style ${textOf(style)}`),
    ...elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'style' ||
            (ADDRESSES.includes(name) && /^\s*javascript:/i.test(value)),
        )
        .map(({ name, value }) => `${tagName} ${name}=${value.slice(0, 100)}`),
    ),
  ];
}
