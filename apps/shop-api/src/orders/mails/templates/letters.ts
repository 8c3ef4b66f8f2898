import type { ReactNode } from 'react';
import type { OrderMailKind } from '../../lifecycle/order-connections';
import type { OrderLetter } from '../order-letter';

export interface Letter {
  subject: string;
  content: ReactNode;
  /** The mail then leads to the withdrawal from it. */
  hasContract: boolean;
}

export interface WrittenLetter {
  to: string;
  subject: string;
  content: ReactNode;
}

export type Letters = Record<Exclude<OrderMailKind, 'gift-card'>, (letter: OrderLetter) => Letter>;
