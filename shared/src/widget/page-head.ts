import type { Messages } from '../contracts/kernel/messages';
import { formatMessage } from './messages';

/** A message by its key, for data that is created without texts. */
export interface MessageRef {
  key: string;
  values?: Record<string, string | number>;
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

export function fillPageHead(head: PageHead, messages: Messages): FilledPageHead {
  const { title, description, skipLink, ...rest } = head;
  return {
    ...rest,
    ...(title !== undefined && { title: filled(title, messages) }),
    ...(description !== undefined && { description: filled(description, messages) }),
    ...(skipLink && { skipLink: { id: skipLink.id, text: filled(skipLink.text, messages) } }),
  };
}

const filled = (text: string | MessageRef, messages: Messages): string =>
  typeof text === 'string' ? text : formatMessage(messages, text.key, text.values);
