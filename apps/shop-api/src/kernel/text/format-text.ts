import type { Messages } from '@fachwerk/shared/contracts';
import { fillMessage, SHOP_LOCALE } from '@fachwerk/shared/format';

/** Server version of the browser's `formatMessage`, without React. A key without a text stays as it is. */
export const formatText = (
  messages: Messages,
  key: string,
  values: Record<string, string | number> = {},
  locale: string = SHOP_LOCALE,
): string => fillMessage(messages, key, values, locale) ?? key;
