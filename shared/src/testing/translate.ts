import type { Messages } from '../contracts/kernel/messages';
import { formatMessage, type Translate } from '../widget/messages';

/** `useMessages` with these texts, for functions that get it. */
export const translateWith =
  (messages: Messages): Translate =>
  (key, values, otherwise) =>
    formatMessage(messages, key, values, undefined, otherwise === undefined ? undefined : () => otherwise);
