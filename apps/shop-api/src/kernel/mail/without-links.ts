/** What mail programs turn into a link. */
const ADDRESS = /(\p{L}[\p{L}\p{N}+.-]*:)(?=\/\/)|([.．。｡])(?=\p{L}{2})/gu;
/**
 * An e-mail address stays as it is. Mail programs read "www.shop.example?@x" and "www.shop.example@x" as
 * addresses of a page, so that a mailbox has neither characters of a query nor such a beginning.
 */
const MAILBOX = /^(?:&lt;)?[(„]?(?!www\.)[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+(?:&gt;)?[)“.,;:!]*$/iu;

const inert = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (MAILBOX.test(word) ? word : word.replace(ADDRESS, '$1$2 ')))
    .join('');

/** Links and styles as they are, each other tag, or a text. */
const PARTS = /(<a\b[^>]*>[^]*?<\/a>|<style\b[^>]*>[^]*?<\/style>|<!--[^]*?-->|<[^>]*>)|([^<]+)/g;

/**
 * Parts the addresses in all texts of a mail that are no link of its template: names and texts of visitors
 * lead nowhere, whichever template shows them. "www.shop.example" becomes "www. shop. example".
 */
export const withoutLinks = (markup: string): string =>
  markup.replace(PARTS, (_, tag: string | undefined, text = '') => tag ?? inert(text as string));
