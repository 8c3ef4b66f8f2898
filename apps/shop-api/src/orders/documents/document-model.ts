import type { OrderAddress } from '@fachwerk/shared/contracts';
import { isLeitwegId, type PaymentType } from '@fachwerk/shared/rules';

export type DocumentKind = 'invoice' | 'correction';

/** The shop as it was when the document was given. */
export interface Seller {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
  vatId: string;
  /** Court and number of the register, managing directors (GmbHG §35a). */
  register: string;
  directors: string;
  phone: string;
  email: string;
}

/** All amounts are positive, also those of a correction: its kind is the sign. */
export interface DocumentLine {
  /** Null for shipping costs, and for benefits whose conditions no longer hold. */
  lineId: number | null;
  /** Empty without a line. */
  itemId: string;
  name: string;
  /** Brand and variant. */
  description: string;
  quantity: number;
  /** Price of one piece, with VAT. */
  unitCents: number;
  /** For all pieces, with VAT. */
  discountCents: number;
  depositCents: number;
  grossCents: number;
  /** Net amounts of the lines of one rate add up to that of the rate. */
  netCents: number;
  /** In basis points. */
  rate: number;
}

export interface DocumentVat {
  /** In basis points. */
  rate: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

export interface DocumentModel {
  kind: DocumentKind;
  number: string;
  /** ISO dates in Germany: of the document, and of the delivery or collection of the goods. */
  date: string;
  supplyDate: string;
  orderNumber: string;
  orderDate: string;
  seller: Seller;
  /** `email` and `reference`: documents before December 2026 lack them. */
  buyer: OrderAddress & { vatId?: string; email?: string; reference?: string };
  /** What a professional customer has stated: "Kommission" and cost centre. */
  job?: string;
  costCenter?: string;
  /** Null for a collection. */
  deliveredTo: OrderAddress | null;
  lines: readonly DocumentLine[];
  vat: readonly DocumentVat[];
  grossCents: number;
  /** Means of payment; a gift card is one of them and no discount. */
  payments: readonly { method: PaymentType; cents: number }[];
  /** The invoices that a correction changes. */
  corrects: readonly { number: string; date: string }[];
}

/** Firms receive the invoice as data too. */
export const isFirm = ({ buyer }: DocumentModel): boolean => Boolean(buyer.company || buyer.vatId);

/** Authorities receive the data as XRechnung; it goes to the buyer's electronic address. */
export const isXRechnung = ({ buyer }: DocumentModel): boolean =>
  buyer.email !== undefined && buyer.reference !== undefined && isLeitwegId(buyer.reference);
