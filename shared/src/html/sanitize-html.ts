import sanitize, { type IOptions } from 'sanitize-html';
import { allowedAttributes, type HtmlPolicy, MAX_DEPTH, REMOVED_WITH_CONTENT } from './html-policy';

/**
 * HTML text without what the policy does not allow. Server only: the library is too large for the browser.
 */
export function sanitizeHtml(html: string, policy: HtmlPolicy): string {
  return sanitize(html, optionsOf(policy));
}

const optionsOf = (policy: HtmlPolicy): IOptions => ({
  allowedTags: Object.keys(policy.elements),
  allowedAttributes: Object.fromEntries(
    Object.entries(policy.elements).map(([element, own]) => [
      element,
      [...Object.keys(own), ...Object.keys(policy.attributes)],
    ]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The library's lists cannot express checks of a value.
  transformTags: {
    '*': (element, attributes) => {
      const tagName = Object.hasOwn(policy.renamed, element) ? policy.renamed[element]! : element;
      return { tagName, attribs: allowedAttributes(policy, tagName, attributes) };
    },
  },
  nonTextTags: [...REMOVED_WITH_CONTENT],
  nestingLimit: MAX_DEPTH,
  parseStyleAttributes: false,
});
