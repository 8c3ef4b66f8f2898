/** Editorial HTML: the policy of allowed HTML and its parser. */
export { editorialHtml, pageHtml, type HtmlPolicy } from './html/html-policy';
export { type HtmlElement, type HtmlNode } from './html/html-tree';
export { LINK, PICTURE_PATH, relOf } from './html/links';
export { parseHtml } from './html/parse-html';
// Server only; `html.browser.ts` has no library.
export { parseForeignHtml } from './html/parse-html';
export { problemInHtml } from './html/html-problem';
