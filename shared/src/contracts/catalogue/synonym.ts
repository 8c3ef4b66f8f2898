import * as z from 'zod/mini';
import { maxLength } from '../../rules/form-rules';
import { text } from '../../rules/text';
import { Id } from '../kernel/ids';

const Term = text(maxLength(80)).check(z.regex(/[\p{L}\d]/u));

export const SynonymForm = z
  .object({
    /** Words or phrases with the same meaning for the search; at least two without a page. */
    terms: z.array(Term).check(z.minLength(1), z.maxLength(30)),
    /** The first term also finds the others, but the others do not find the first. */
    isOneWay: z._default(z.boolean(), false),
    /** A service page that the terms lead to, as a key of `config.pageUrls`; they are no synonyms then. */
    page: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))), null),
  })
  .check(z.refine(({ terms, page }) => page !== null || terms.length > 1));
export type SynonymForm = z.input<typeof SynonymForm>;

export const SynonymParams = z.object({ synonymId: Id });

export const SynonymGroups = z.looseObject({
  groups: z.array(
    z.looseObject({
      synonymId: z.string(),
      terms: z.array(z.string()),
      isOneWay: z.boolean(),
      page: z.nullable(z.string()),
    }),
  ),
});
export type SynonymGroups = z.output<typeof SynonymGroups>;
