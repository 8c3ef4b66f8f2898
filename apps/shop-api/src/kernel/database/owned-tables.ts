import areas from '../../../areas.json';

export type Area = keyof typeof areas;

/** Areas of the API, lower ones first: an area uses those before it. */
export const AREAS = Object.keys(areas) as readonly Area[];

/** An interval of PostgreSQL, after the change from which on a row is kept. */
export type Interval = `${number} ${'hours' | 'days' | 'months' | 'years'}`;

export type Keep =
  | Interval
  /** As long as the shop has what the row describes; imports, settings and counting jobs replace it. */
  | 'current'
  /** Until the instant in the row. */
  | 'expiry'
  /** As long as the row that it refers to. */
  | 'owner'
  /** Bookkeeping and its proofs: HGB section 257, AO section 147, UStG section 14b. */
  | 'books';

/** What a column refers to, by which the rows of a person are found. */
export type PersonKey =
  | 'customer'
  | 'card'
  | 'session'
  | 'cart'
  | 'wishlist'
  | 'order'
  | 'payment'
  | 'review'
  | 'case'
  | 'booking'
  | 'contact'
  | 'email'
  /** An address that a visitor typed and that is not proved: the row may be a stranger's. */
  | 'typed'
  /** Keys by which a limit counts: no way back to the person. */
  | 'limit'
  | 'hash';

export interface PersonalData {
  /** Columns by which the rows of a person are found. */
  by: Readonly<Record<string, PersonKey>>;
  /** Columns whose values lead to rows of further tables, e.g. the id of an order to its lines. */
  leadsTo?: Readonly<Record<string, PersonKey>>;
  /** Whether the person gets the rows (GDPR articles 15, 20): no secrets, and no counts that limit abuse. */
  isExported: boolean;
  /** Columns that an export leaves out: secrets, marks of the work of the shop, data of employees. */
  hidden?: readonly string[];
  /**
   * Effect of the deletion of an account. `cascade`: foreign keys delete the rows. `unlink`: they set the
   * reference to null. `delete`: the deletion names the table. `keep`: bookkeeping. `age`: a job deletes
   * soon.
   */
  deletion: 'cascade' | 'unlink' | 'keep' | 'age' | 'delete';
  /** SQL expressions that replace columns of rows that stay when the account is deleted. */
  replaced?: Readonly<Record<string, string>>;
  /** Section of the privacy policy (`privacy.json` of the CMS): what the table stores and for how long. */
  section:
    | 'besuch'
    | 'cookies'
    | 'warenkorb'
    | 'bestellungen'
    | 'konto'
    | 'kundenkarte'
    | 'mails'
    | 'bewertungen'
    | 'vormerkungen'
    | 'newsletter'
    | 'einladungen'
    | 'kontakt'
    | 'fragen'
    | 'gewinnspiel'
    | 'miete'
    | 'abgabe'
    | 'widerruf';
}

/** A table that an area owns: only its code and its functions of the database write it. */
export interface OwnedTable {
  keep: Keep;
  /** Absent: no row is about a person. */
  personal?: PersonalData;
  /** Areas above that read the table without a function or view. May only shrink. */
  readBy?: readonly Area[];
}

export type OwnedTables = Readonly<Record<string, OwnedTable>>;
