import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** The label, and the address on a line of its own: mail clients turn it into a link. */
const button: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(String(element.attribs?.href), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** "-- " on a line starts a signature (RFC 3676, 4.3). */
const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral('-- ');
  builder.addLineBreak();
  walk(element.children, builder);
  builder.closeBlock();
};

/** Further lines of a value are indented: visitor text cannot imitate a line of the shop. */
const indentedBreak: FormatCallback = (_element, _walk, builder) => {
  builder.addLineBreak();
  builder.addLiteral('    ');
};

const BLOCK = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { button, signature, indentedBreak },
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: 'a.button', format: 'button' },
    { selector: 'a.own-line', format: 'button' },
    { selector: 'footer', format: 'signature' },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'dl', format: 'block', options: BLOCK },
    { selector: 'dt', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'dd > br', format: 'indentedBreak' },
  ],
};

export const toMailText = (html: string): string => `${convert(html, OPTIONS).trim()}\n`;
