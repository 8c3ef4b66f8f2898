import * as z from 'zod/mini';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && /^[a-z][a-z-]*$/.test(value);

/** Repeated entries of a form, a single one as text, or a list of JSON. What is no id is ignored. */
const Permissions = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((sent): string[] => [sent ?? []].flat().filter(isId)),
);

const Flag = z.pipe(
  z.optional(z.union([z.boolean(), z.string()])),
  z.transform((sent) => sent === true || sent === 'true' || sent === 'on'),
);

/** Body of the three addresses of the consent service (specification 7). */
export const ServiceConsentForm = z.object({ permissions: Permissions, allAccepted: Flag });

/** What a visitor has decided about services that need consent. */
export const ServiceConsent = z.looseObject({
  /** Ids of the allowed services, of those that the operator offers. */
  permissions: z.array(z.string()),
  allAccepted: z.boolean(),
  version: z.int(),
  /** ISO instant of the decision; null: there is none yet. */
  timestamp: z.nullable(z.string()),
});
export type ServiceConsent = z.output<typeof ServiceConsent>;
