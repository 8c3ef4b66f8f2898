import * as z from 'zod/mini';
import { Id } from './queries';

const Term = z.pipe(
  z.string().check(z.regex(/[\p{L}\d]/u), z.maxLength(80)),
  z.transform((text) => text.trim().replace(/\s+/g, ' ')),
);

export const SynonymForm = z.object({
  /** Words or phrases with the same meaning for the search. */
  terms: z.array(Term).check(z.minLength(2), z.maxLength(30)),
  /** The first term also finds the others, but the others do not find the first. */
  isOneWay: z._default(z.boolean(), false),
});
export type SynonymForm = z.input<typeof SynonymForm>;

export const SynonymParams = z.object({ synonymId: Id });

export const SynonymGroups = z.looseObject({
  groups: z.array(
    z.looseObject({ synonymId: z.string(), terms: z.array(z.string()), isOneWay: z.boolean() }),
  ),
});
export type SynonymGroups = z.output<typeof SynonymGroups>;
