/** Editorial HTML: one policy for what is allowed, and the parser that applies it. */
export { editorialHtml, pageHtml, type HtmlPolicy } from './html/html-policy';
export { type HtmlElement, type HtmlNode } from './html/html-tree';
export { LINK, PICTURE_PATH, relOf } from './html/links';
export { parseHtml } from './html/parse-html';
// Server only; `html.browser.ts` has no library.
export { problemInHtml } from './html/html-problem';
