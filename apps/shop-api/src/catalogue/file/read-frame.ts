import { claimFault } from '@fachwerk/server-kit/environmental-claims';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import * as z from 'zod/mini';
import { readJsonFile, readOptionalJsonFile } from '../../kernel/import/json-file';
import { plainLine } from '../../kernel/import/plain-text';
import { Picture } from '../../kernel/import/read-address';
import { textFault } from '../../kernel/import/read-text';
import { namedGuarantee } from '../values/guarantee-words';

const faultOf = (text: string): string | undefined => textFault(text) ?? claimFault(text);

/** A name that shoppers see: without HTML, not read in a wrong encoding before, and no unproven claim. */
const Name = z.string().check(
  z.overwrite(plainLine),
  z.minLength(1),
  z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
);

const Categories = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
    parentId: z.nullable(z.string()),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    name: Name,
    slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
    position: z.number(),
    picture: z.optional(z.nullable(Picture)),
  }),
);
const Attributes = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
    label: Name.check(
      z.refine((text) => namedGuarantee(text) === undefined, {
        error: 'names a guarantee: guaranteeMonths and guaranteeStatement state it',
      }),
    ),
    kind: z.enum(['text', 'number', 'colour']),
    unit: z.optional(z.nullable(z.string())),
    facet: z.boolean(),
    colours: z.optional(z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))),
  }),
);
const PriceLists = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
    kind: z.enum(['zone', 'store', 'firm']),
    name: Name,
    stores: z.optional(z.array(z.string())),
  }),
);
/** Texts of attributes, as they are shown. */
const Texts = z.array(z.string()).check(z.minLength(1));
const Id = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
/** In memory of the pages. */
const MOST_FITS = 2000;
const Fits = z
  .array(
    z.strictObject({
      of: z.array(Id).check(z.minLength(1)),
      fits: Id,
      same: z.optional(
        z.array(
          z.strictObject({ own: Id, other: z.optional(Id), values: z.optional(z.record(z.string(), Texts)) }),
        ),
      ),
      only: z.optional(z.record(z.string(), Texts)),
      isSameBrand: z.optional(z.literal(true)),
      reason: z.optional(
        z.strictObject({
          text: Name.check(z.refine((text) => text.includes('{value}'), { error: 'has no {value}' })),
          own: Id,
        }),
      ),
    }),
  )
  .check(z.maxLength(MOST_FITS));

const FIELDS = [Categories, Attributes, PriceLists, Fits].flatMap(({ def }) =>
  Object.keys(def.element.shape),
);

/** Reads categories.json, attributes.json, and the optional price-lists.json and fits.json of a folder. */
export async function readFrame(folder: string): Promise<CatalogueFrame> {
  return {
    categories: await readJsonFile(Categories, folder, 'categories.json', FIELDS),
    attributes: await readJsonFile(Attributes, folder, 'attributes.json', FIELDS),
    priceLists: (await readOptionalJsonFile(PriceLists, folder, 'price-lists.json', FIELDS)) ?? [],
    fits: await readOptionalJsonFile(Fits, folder, 'fits.json', FIELDS),
  };
}
