import type { CaseKind, OrderView } from '@fachwerk/shared/contracts';
import type { DocumentModel } from '../documents/document-model';
import type { OrderMailKind } from '../lifecycle/order-connections';
import type { EndedBenefits } from '../lifecycle/order-money';

/** What the template of a mail receives. */
export interface OrderLetter {
  kind: OrderMailKind;
  order: OrderView;
  /** Also before the goods are ready, when the order view has no code. */
  collectionCode: string | null;
  /** The gift card that paid: "•••• 1234". */
  giftCardNumber: string | null;
  /** Opening hours of the store. */
  hours: readonly string[];
  /** Invoices and corrections that go with the mail. */
  documents: readonly DocumentModel[];
  /** Details of the cause. */
  details: LetterDetails;
  links: LetterLinks;
}

export interface LetterDetails {
  [detail: string]: unknown;
  /** `until`: the last day of the warranty after a repair, an ISO date. */
  lines?: readonly { lineId: number; quantity: number; until?: string }[];
  /** The case that the mail is about. */
  caseNumber?: string;
  /** ISO instant. */
  repairedAt?: string;
  caseKind?: CaseKind;
  /** The store that has taken goods back; null: the warehouse. */
  placeName?: string | null;
  /** Money for the pieces of a withdrawal: decided before, or its day has passed. */
  money?: 'given' | 'not-owed' | 'late' | undefined;
  carrier?: string;
  trackingNumber?: string;
  /** The parcel whose carrier or number was reported wrong before. */
  parcel?: number;
  /** Number of the step in the journal. */
  seq?: number;
  /** Given back in this step by the means of payment; of a gift card its value. */
  cents?: number;
  /** What a cancellation makes the order cheaper by, and the benefits that end with it. */
  savedCents?: number;
  lost?: EndedBenefits;
  /** Payment type of the payment that gave money back; of an order that was paid twice, not the order's. */
  paidBy?: string;
  /** Names a bank transfer that has replaced a refund. */
  transferReference?: string;
  /** Given back to the gift card that paid. */
  giftCardCents?: number;
  /** The lines of a failed payment lie in the cart again. */
  isInCart?: boolean;
  /** In the mail with a gift card; `lineId`: the line that it was issued for. */
  lineId?: number;
  recipientName?: string;
  recipientEmail?: string;
  message?: string;
  number?: string;
  pin?: string;
}

export interface LetterLinks {
  order: string;
  basket: string;
  withdrawal: string;
  giftCards: string;
  rental: string;
}
