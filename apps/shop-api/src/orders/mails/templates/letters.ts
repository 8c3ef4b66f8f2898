import type { ReactNode } from 'react';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import type { OrderMailKind } from '../../lifecycle/order-connections';
import type { OrderLetter } from '../order-letter';

export interface Letter {
  subject: string;
  content: ReactNode;
  /** The mail then leads to the withdrawal from it. */
  hasContract: boolean;
}

export type Letters = Record<
  Exclude<OrderMailKind, 'gift-card'>,
  (letter: OrderLetter, texts: MailTexts) => Letter
>;
