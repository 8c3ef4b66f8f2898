import type { Messages } from '../contracts/kernel/messages';
import { formatMessage } from './messages';

/** A message by its key, for data that is created without texts. */
export interface MessageRef {
  key: string;
  values?: Record<string, string | number>;
  /** Values that are messages themselves: their keys. */
  texts?: Record<string, string>;
}

/** A link before the header to a part of the main widget: a focusable element with this id. */
export interface SkipLink<Text = string> {
  id: string;
  text: Text;
}

/** What the main widget of a page sets for the page; the CMS applies it for that one widget only. */
export interface PageHead {
  /** Default 200; e.g. 404 or 410. */
  status?: number;
  /** Path on this shop to redirect to. */
  redirect?: string;
  title?: string | MessageRef;
  description?: string | MessageRef;
  canonical?: string;
  robots?: string;
  /** schema.org objects. */
  structuredData?: readonly Record<string, unknown>[];
  /** After the link to the content; left out where the HTML has no such element. */
  skipLink?: SkipLink<string | MessageRef>;
}

/** A head whose message keys are replaced by texts. */
export interface FilledPageHead extends PageHead {
  title?: string;
  description?: string;
  skipLink?: SkipLink;
}

/** `locale` and `whenMissing` as in `formatMessage`. */
export function fillPageHead(
  head: PageHead,
  messages: Messages,
  locale?: string,
  whenMissing?: (key: string) => string,
): FilledPageHead {
  const textOf = (key: string, values?: MessageRef['values']) =>
    formatMessage(messages, key, values, locale, whenMissing);
  const filled = (text: string | MessageRef): string => {
    if (typeof text === 'string') return text;
    const texts = Object.entries(text.texts ?? {}).map(([name, key]) => [name, textOf(key)] as const);
    return textOf(text.key, { ...text.values, ...Object.fromEntries(texts) });
  };
  const { title, description, skipLink, ...rest } = head;
  return {
    ...rest,
    ...(title !== undefined && { title: filled(title) }),
    ...(description !== undefined && { description: filled(description) }),
    ...(skipLink && { skipLink: { id: skipLink.id, text: filled(skipLink.text) } }),
  };
}
