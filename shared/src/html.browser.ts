/** Editorial HTML in the browser: the same policy with the browser's own parser. */
export { editorialHtml, pageHtml, type HtmlPolicy } from './html/html-policy';
export { type HtmlElement, type HtmlNode } from './html/html-tree';
export { LINK, PICTURE_PATH, relOf } from './html/links';
export { parseHtml } from './html/parse-html.browser';
