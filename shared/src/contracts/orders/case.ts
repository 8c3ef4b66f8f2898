import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { PIECES } from '../../rules/pieces';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { paragraphs, text } from '../../rules/text';
import { WITHDRAWAL_LINES } from '../../rules/withdrawal-lines';
import { calendarDate } from '../kernel/calendar-date';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';

/** Declared within the time of the law; given back by agreement; something is wrong with the goods. */
export const CaseKind = z.enum(['WITHDRAWAL', 'RETURN', 'COMPLAINT']);
export type CaseKind = z.output<typeof CaseKind>;

export const CaseWish = z.enum(['REFUND', 'REPLACE', 'REPAIR']);
export type CaseWish = z.output<typeof CaseWish>;

/** Where the goods of a case are. NOT_COMING: the buyer keeps them. */
export const CaseGoods = z.enum(['EXPECTED', 'PARTLY_ARRIVED', 'ARRIVED', 'NOT_COMING']);
export type CaseGoods = z.output<typeof CaseGoods>;

/** What became of the money for them. */
export const CaseMoney = z.enum(['OPEN', 'PARTLY_GIVEN', 'GIVEN', 'NOT_OWED']);
export type CaseMoney = z.output<typeof CaseMoney>;

/** Where an arrived piece went. Only SHELF can be sold. REPAIR: with the repairer. */
export const CaseDisposition = z.enum([
  'SHELF',
  'DAMAGED',
  'SUPPLIER',
  'SCRAPPED',
  'REPAIR',
  'BACK_TO_BUYER',
]);
export type CaseDisposition = z.output<typeof CaseDisposition>;

/** What a desk can do with a case. */
export const CaseEvent = z.enum([
  'match',
  'dispatched',
  'arrived',
  'not-coming',
  'disposition',
  'give',
  'not-owed',
  'repaired',
  'replace',
  'close',
]);
export type CaseEvent = z.output<typeof CaseEvent>;

export const DeskCaseLine = z.looseObject({
  lineId: z.int(),
  itemId: z.string(),
  name: z.string(),
  pieces: z.int(),
  arrived: z.int(),
  notComing: z.int(),
  given: z.int(),
  notOwed: z.int(),
  /** Arrived pieces by where they are; the rest waits for a decision. */
  dispositions: z.array(z.looseObject({ where: CaseDisposition, pieces: z.int() })),
  /** New pieces that the buyer got without a charge. */
  replaced: z.int(),
  repaired: z.int(),
  /** ISO date: the last day of the warranty after a repair; null: no repair has extended it. */
  warrantyUntil: z.nullable(z.string()),
  /** Repaired pieces whose warranty is longer. */
  extended: z.optional(z.int()),
  /** Pieces that are still to be decided, by what is decided about them. */
  open: z.optional(
    z.looseObject({ goods: z.int(), place: z.int(), give: z.int(), notOwed: z.int(), replace: z.int() }),
  ),
});
export type DeskCaseLine = z.output<typeof DeskCaseLine>;

/** A picture of the buyer. */
export const CasePicture = z.looseObject({ src: Link, width: z.int(), height: z.int() });
export type CasePicture = z.output<typeof CasePicture>;
/** A row of the journal of a case. */
export const CaseEntry = z.looseObject({
  /** ISO instant. */
  at: z.string(),
  /** "arrived"; also events that no desk causes, such as "create". */
  event: z.string(),
  /** "guest", "customer", "timer", or a desk with the number of a person: "desk 1001 4711". */
  by: z.string(),
  pieces: z.array(z.looseObject({ lineId: z.int(), quantity: z.int() })),
  where: z.optional(CaseDisposition),
  reason: z.optional(z.string()),
  /** Those of the pieces that went on the shelf of the place that took them. */
  shelf: z.optional(z.array(z.looseObject({ lineId: z.int(), quantity: z.int() }))),
});
export type CaseEntry = z.output<typeof CaseEntry>;

/** A case as a desk reads it. */
export const DeskCase = z.looseObject({
  caseId: z.string(),
  /** Read and typed by people: "R-7KM4X92TPA". */
  number: z.string(),
  kind: CaseKind,
  wish: z.nullable(CaseWish),
  text: z.string(),
  name: z.string(),
  email: z.string(),
  /** As typed, unless `orderId` is known. */
  orderNumber: z.string(),
  /** Null: staff has to match it with an order. */
  orderId: z.nullable(z.string()),
  /** Number of the receipt of the withdrawal. */
  receiptNumber: z.nullable(z.string()),
  /** ISO instant. */
  receivedAt: z.string(),
  /** ISO date: the last day for the money to go back (BGB §357(1)). */
  dueOn: z.nullable(z.string()),
  /** The money may wait until the goods are there or are proved to be on their way (BGB §357(4)). */
  mayHoldBack: z.boolean(),
  isEnded: z.boolean(),
  goods: CaseGoods,
  money: CaseMoney,
  lines: z.array(DeskCaseLine),
  /** Older versions of the API do not send them. */
  pictures: z.optional(z.array(CasePicture)),
  /** What can happen to it now. */
  events: z.array(CaseEvent),
  /** Key of the text about what it needs before its end; null: it can end. */
  endNeeds: z.optional(z.nullable(z.string())),
  /** What has happened to it, newest first, at most 100; absent in lists. */
  journal: z.optional(z.array(CaseEntry)),
});
export type DeskCase = z.output<typeof DeskCase>;

export const DeskCases = z.looseObject({
  cases: z.array(DeskCase),
  /** Cursor of the page that follows; null after the last. */
  next: z.nullable(z.string()),
});
export type DeskCases = z.output<typeof DeskCases>;

const caseId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const CaseParams = z.object({ caseId });

/** Number of a picture in its case. */
export const PictureNumber = z.string().check(z.regex(/^[1-3]$/));
export const DeskCasePictureParams = z.object({ caseId, picture: PictureNumber });
/** `desk`: for operators, who cannot send a header with a picture. */
export const DeskCasePictureQuery = z.object({ desk: z.optional(z.string().check(z.maxLength(64))) });

/** Open cases, the first to be due first; with `number` the case that has it, open or ended. */
export const CasesQuery = z.object({
  /** As typed or scanned. */
  number: z.optional(z.string().check(z.maxLength(40))),
  dueUntil: z.optional(calendarDate),
  /** The cursor of the page before. */
  after: z.catch(z.optional(caseId), undefined),
  size: z._default(wholeNumber(1, 50), 50),
});
export type CasesQuery = z.input<typeof CasesQuery>;

const Pieces = z
  .array(
    z.object({
      lineId: z.int().check(z.gte(1), z.lte(1000)),
      quantity: wholeNumber(1, MAX_LINE_QUANTITY),
    }),
  )
  .check(z.minLength(1), z.maxLength(500));

const reason = text(required, maxLength(200));
const orderNumber = text(required, maxLength(40));

/** Goods of an order of this desk are brought to the counter. */
export const DeskCaseNew = z.object({
  orderNumber,
  kind: z.enum(['RETURN', 'COMPLAINT']),
  wish: CaseWish,
  text: z._default(paragraphs(maxLength(2000)), ''),
  lines: Pieces,
});
export type DeskCaseNew = z.input<typeof DeskCaseNew>;

/** Without `lines`: everything of the order that can be withdrawn from. */
export const DeskCaseMatch = z.object({ orderNumber, lines: z.optional(Pieces) });
export type DeskCaseMatch = z.input<typeof DeskCaseMatch>;

export const DeskCasePieces = z.object({ lines: Pieces });
export type DeskCasePieces = z.input<typeof DeskCasePieces>;

/** Without `lines`: all pieces that are still open. */
export const DeskCaseGive = z.object({
  lines: z.optional(Pieces),
  /** Cents that the screen states; if the order gives back another amount by now, nothing is given. */
  total: z.optional(z.int()),
});
export type DeskCaseGive = z.input<typeof DeskCaseGive>;

/** Pieces as `readPieces` reads them: "1:2,3:1"; without them all that are still open. */
export const CaseRefundQuery = z.object({
  lines: z._default(z.string().check(z.maxLength(6000), z.regex(PIECES)), ''),
});
export type CaseRefundQuery = z.input<typeof CaseRefundQuery>;

/** What the buyer would get back for pieces. */
export const CaseRefund = z.looseObject({
  /** Gift card and payment together. */
  total: DisplayPrice,
  /** To the gift card that paid. */
  giftCard: z.optional(DisplayPrice),
});
export type CaseRefund = z.output<typeof CaseRefund>;

export const DeskCaseNotOwed = z.object({ lines: z.optional(Pieces), reason });
export type DeskCaseNotOwed = z.input<typeof DeskCaseNotOwed>;

/** Without `from`: pieces that wait for a decision. What is on the shelf, scrapped or given back stays. */
export const DeskCaseDisposition = z.object({
  lines: Pieces,
  to: CaseDisposition,
  from: z.optional(z.enum(['DAMAGED', 'SUPPLIER', 'REPAIR'])),
});
export type DeskCaseDisposition = z.input<typeof DeskCaseDisposition>;

/** A case without lines is closed for a reason. */
export const DeskCaseClose = z.object({ reason: z.optional(reason) });
export type DeskCaseClose = z.input<typeof DeskCaseClose>;

/** `POST /rest/orders/{orderId}/cases/`: a return or a complaint of the buyer. */
export const CaseForm = z.object({
  kind: z.enum(['RETURN', 'COMPLAINT']),
  /** A return is for money. */
  wish: z._default(CaseWish, 'REFUND'),
  /** See `WITHDRAWAL_LINES`. */
  lines: z._default(z.string().check(z.maxLength(6000), z.regex(WITHDRAWAL_LINES)), ''),
  text: z._default(paragraphs(maxLength(2000)), ''),
  /** Up to three files of `multipart/form-data`; a form without files can send their names. */
  pictures: z._default(text(maxLength(2000)), ''),
});
export type CaseForm = z.output<typeof CaseForm>;

/** The report was stored. */
export const CaseReceipt = z.looseObject({
  number: z.string(),
  /** What happens next, in one sentence. */
  nextText: z.string(),
});
export type CaseReceipt = z.output<typeof CaseReceipt>;

/** What goes back with the slip, and where to. */
export const ReturnSlip = z.looseObject({
  /** "2 × Hammer": sent as a parcel, or brought to a store. */
  sent: z.array(z.string()),
  /** Too large or heavy for a parcel: the shop collects it. */
  collected: z.array(z.string()),
  /** Lines of the address that parcels go to. */
  address: z.array(z.string()),
  /** For the receipt of postage. */
  email: z.string(),
});
export type ReturnSlip = z.output<typeof ReturnSlip>;

/** A case on the page of its order. */
export const OrderCase = z.looseObject({
  number: z.string(),
  kind: CaseKind,
  /** "Reklamation" */
  kindText: z.string(),
  /** Its day: "23.11.2026". */
  receivedText: z.string(),
  isEnded: z.boolean(),
  /** "Artikel eingetroffen" */
  goodsText: z.string(),
  /** "Erstattung offen" */
  moneyText: z.string(),
  /** What happens next, in one sentence. */
  nextText: z.string(),
  /** "2 × Hammer" */
  pieces: z.array(z.string()),
  /** "Akkuschrauber: Gewährleistung bis 30.11.2029", after a repair. */
  warranty: z.array(z.string()),
  pictures: z.optional(z.array(CasePicture)),
  /** What is still to be given back; absent once nothing is. */
  slip: z.optional(ReturnSlip),
});
export type OrderCase = z.output<typeof OrderCase>;

/** Number of a case as people read it. */
export const CaseNumber = z.string().check(z.regex(/^R-[A-Z0-9]{4,20}$/));
