import * as z from 'zod/mini';
import { CONSENT_VERSION_PATTERN } from '../../rules/consent-services';

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

/** The version of the question; what is none is that of the caller who states none. */
const Version = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((sent): string | undefined =>
    typeof sent === 'string' && CONSENT_VERSION_PATTERN.test(sent) ? sent : undefined,
  ),
);

/** Body of the three addresses of the consent service (specification 7). */
export const ServiceConsentForm = z.object({
  permissions: Permissions,
  allAccepted: Flag,
  /** Ids of the services that the visitor was shown: no other one is allowed, also by "accept all". */
  shown: Permissions,
  version: Version,
});

/** What a visitor has decided about services that need consent. */
export const ServiceConsent = z.looseObject({
  /** Ids of the allowed services, of those that the operator offers. */
  permissions: z.array(z.string()),
  allAccepted: z.boolean(),
  /** Of the question that was answered, e.g. "1-4f2a90c3"; a number from older servers. */
  version: z.union([z.string(), z.int()]),
  /** ISO instant of the decision; null: there is none yet. */
  timestamp: z.nullable(z.string()),
});
export type ServiceConsent = z.output<typeof ServiceConsent>;
