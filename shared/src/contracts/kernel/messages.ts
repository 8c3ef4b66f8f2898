import * as z from 'zod/mini';

const prefix = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/));
/** "cart@1.4.0-3f9a2c1" */
const VERSION = '[a-z][a-z0-9-]{0,59}@\\d[A-Za-z0-9.+-]{0,79}';
const MAX_VERSIONS = 5;

export const MessagesQuery = z.object({
  /** One of the languages that the API is configured with (LANGUAGES). */
  lang: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), 'de'),
  prefix: z.optional(z.union([prefix, z.array(prefix).check(z.maxLength(50))])),
  /** Versions on trial, separated by commas; their texts replace the live ones. */
  with: z.optional(
    z.string().check(z.regex(new RegExp(`^${VERSION}(?:,${VERSION}){0,${MAX_VERSIONS - 1}}$`))),
  ),
  /** Release of the requesting page: texts fetched for another release are not used. */
  release: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))),
});
export type MessagesQuery = z.input<typeof MessagesQuery>;

/** `GET /messages/filtered?lang=de&prefix=`: message key to text. */
export const Messages = z.record(z.string(), z.string());
export type Messages = z.output<typeof Messages>;

/**
 * `GET /messages/version/`: rises with each change of an editor's text. Every instance that has answered it
 * has texts of at least this version.
 */
export const MessageVersion = z.looseObject({ version: z.int() });
export type MessageVersion = z.output<typeof MessageVersion>;
