import * as z from 'zod/mini';
import { maxLength } from '../../rules/form-rules';
import { paragraphs } from '../../rules/text';

/** A text has at most this many characters. */
export const MAX_TEXT = 2000;

const Language = z.string().check(z.regex(/^[a-z]{2,3}$/));

/** A text of the shop in one language. */
export const DeskTextIn = z.looseObject({
  language: z.string(),
  /** Null: none in this language; the German one is shown. */
  ofCode: z.nullable(z.string()),
  /** Null: that of the code is shown. */
  ofEditors: z.nullable(z.string()),
});
export type DeskTextIn = z.output<typeof DeskTextIn>;

/** A text of the shop for operators. */
export const DeskText = z.looseObject({
  key: z.string(),
  /** German first. */
  languages: z.array(DeskTextIn),
  /** Why only a new version of the code changes it; absent for other texts. */
  fixed: z.optional(z.enum(['order', 'withdrawal', 'consent'])),
});
export type DeskText = z.output<typeof DeskText>;

/** `GET /rest/desk/texts/` */
export const DeskTextQuery = z.object({
  /** Words of the text or of its key; each must be in it. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** Only texts that editors have changed. */
  changed: z.optional(z.literal('true')),
});
export type DeskTextQuery = z.input<typeof DeskTextQuery>;

/** In the order of the keys, at most 50. */
export const DeskTexts = z.looseObject({ texts: z.array(DeskText), total: z.int() });
export type DeskTexts = z.output<typeof DeskTexts>;

export const DeskTextParams = z.object({
  language: Language,
  key: z.string().check(z.regex(/^[\w.@-]{1,200}$/)),
});

/** `POST /rest/desk/texts/{language}/{key}/` */
export const DeskTextForm = z.object({
  /** Null: show the text of the code again. */
  text: z.nullable(paragraphs(maxLength(MAX_TEXT))),
  /** `ofEditors` that the screen shows; another one was written meanwhile: 409. */
  seen: z.nullable(z.string().check(z.maxLength(MAX_TEXT))),
});
export type DeskTextForm = z.input<typeof DeskTextForm>;

export const DeskTextChange = z.looseObject({
  /** "1.12.2026, 07:30 Uhr" */
  changedText: z.string(),
  /** Number of the employee, or the role of the database. */
  changedBy: z.string(),
  /** Null: the text of the code. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type DeskTextChange = z.output<typeof DeskTextChange>;

/** `GET /rest/desk/texts/{language}/{key}/changes/`: the newest first, at most 50. */
export const DeskTextChanges = z.looseObject({ changes: z.array(DeskTextChange) });
export type DeskTextChanges = z.output<typeof DeskTextChanges>;
