import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimFault } from '@fachwerk/server-kit/environmental-claims';
import { isShopPath } from '@fachwerk/server-kit/public-page';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import * as z from 'zod/mini';
import { hintAt } from '../../kernel/import/column-names';
import { readJson } from '../../kernel/import/json-rows';
import { plainLine } from '../../kernel/import/plain-text';
import { OF_THE_SHOP } from '../../kernel/import/read-address';
import { textFault } from '../../kernel/import/read-text';
import { namedGuarantee } from '../values/guarantee-words';

const faultOf = (text: string): string | undefined => textFault(text) ?? claimFault(text);

/** A name that shoppers see: without HTML, not read in a wrong encoding before, and no unproven claim. */
const Name = z.string().check(
  z.overwrite(plainLine),
  z.minLength(1),
  z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
);

/** The page policy refuses pictures of other sites. */
const Picture = z.string().check(z.refine(isShopPath, { error: OF_THE_SHOP }));
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
const StorePictures = z.record(z.string(), Picture);

const FIELDS = [Categories, Attributes, PriceLists, Fits].flatMap(({ def }) =>
  Object.keys(def.element.shape),
);

/** Reads categories.json, attributes.json, and the optional price-lists.json and fits.json of a folder. */
export async function readFrame(folder: string): Promise<CatalogueFrame> {
  return {
    categories: await read(Categories, folder, 'categories.json'),
    attributes: await read(Attributes, folder, 'attributes.json'),
    priceLists: await readOptional(PriceLists, folder, 'price-lists.json', []),
    fits: await readOptional(Fits, folder, 'fits.json', undefined),
  };
}

/** Reads the optional store-pictures.json of a catalogue folder: address by company id. */
export const readStorePictures = (folder: string): Promise<Record<string, string>> =>
  readOptional(StorePictures, folder, 'store-pictures.json', {});

const readOptional = async <Schema extends z.core.$ZodType, Otherwise>(
  schema: Schema,
  folder: string,
  name: string,
  otherwise: Otherwise,
): Promise<z.output<Schema> | Otherwise> =>
  existsSync(join(folder, name)) ? read(schema, folder, name) : otherwise;

async function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  folder: string,
  name: string,
): Promise<z.output<Schema>> {
  const json = readJson(await readTextFile(join(folder, name)));
  if ('problem' in json) throw new Error(`${name}, line ${json.line}: ${json.problem}`);
  const result = z.safeParse(schema, json.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (issue && unknown !== undefined)
    throw new Error(
      `${name}: field "${[...issue.path.map(String), unknown].join('.')}" is not known${hintAt(unknown, FIELDS)}`,
    );
  throw new Error(`${name}: field "${issue?.path.map(String).join('.') ?? ''}": ${issue?.message}`);
}
