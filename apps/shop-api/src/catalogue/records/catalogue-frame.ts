import type { Queryable } from '@fachwerk/database';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { findPriceLists, writePriceLists } from '../prices/price-lists';
import { writeFitRules } from './fit-rules';

/**
 * Categories, attributes and price lists of the shop; a product file may refer to them. Without the rules of
 * what fits, which no product refers to.
 */
export async function findFrame(db: Queryable): Promise<CatalogueFrame> {
  const categories = await db.query<CatalogueFrame['categories'][number] & { [column: string]: unknown }>(
    `select id, parent_id as "parentId", level, name, slug, position, picture from category where is_listed order by level, position`,
  );
  const attributes = await db.query<CatalogueFrame['attributes'][number] & { [column: string]: unknown }>(
    `select id, label, kind, unit, is_facet as facet,
       coalesce(
         (select json_object_agg(value, hex) from facet_value where facet_id = attribute.id and hex is not null), '{}'
       ) as colours
     from attribute order by position`,
  );
  return { categories, attributes, priceLists: await findPriceLists(db) };
}

/**
 * The frame of a folder together with that of the shop: what a file does not state stays, whether it is a
 * field, a category, an attribute or a price list.
 */
export function keepKnown(stated: CatalogueFrame, known: CatalogueFrame): CatalogueFrame {
  const merge = <Entry extends { id: string }>(
    entries: readonly Entry[] = [],
    others: readonly Entry[] = [],
  ): Entry[] => {
    const ids = new Set(entries.map(({ id }) => id));
    const before = new Map(others.map((entry) => [entry.id, entry]));
    const rest = others.filter(({ id }) => !ids.has(id));
    return [...entries.map((entry) => ({ ...before.get(entry.id), ...entry })), ...rest];
  };
  return {
    categories: merge(stated.categories, known.categories),
    attributes: merge(stated.attributes, known.attributes),
    priceLists: merge(stated.priceLists, known.priceLists),
    // A list of rules is stated as a whole: its order counts.
    fits: stated.fits,
  };
}

export async function writeFrame(db: Queryable, frame: CatalogueFrame): Promise<void> {
  const { categories, attributes, priceLists = [], fits } = frame;
  const paths = new Map<string, string>();
  const rows = [...categories]
    .sort((a, b) => a.level - b.level)
    .map((category) => {
      const parentPath = category.parentId ? `${paths.get(category.parentId) ?? category.parentId}/` : '';
      paths.set(category.id, parentPath + category.slug);
      return { ...category, path: parentPath + category.slug };
    });
  // Parents before children: one level at a time.
  for (const level of [1, 2, 3]) {
    await db.query(
      `insert into category (id, parent_id, level, name, slug, path, position, picture)
       select r.id, r."parentId", r.level, r.name, r.slug, r.path, r.position, r.picture
       from jsonb_to_recordset($1::jsonb) 
         as r(id text, "parentId" text, level int, name text, slug text, path text, position int, picture text)
       on conflict (id) do update set (parent_id, level, name, slug, path, position, picture) =
         (excluded.parent_id, excluded.level, excluded.name, excluded.slug, excluded.path, excluded.position,
          excluded.picture)`,
      [JSON.stringify(rows.filter((row) => row.level === level))],
    );
  }
  await db.query(
    `insert into attribute (id, label, kind, unit, is_facet, position)
     select r.id, r.label, r.kind, r.unit, r.facet, r.position
     from jsonb_to_recordset($1::jsonb) as r(id text, label text, kind text, unit text, facet boolean, position int)
     on conflict (id) do update set (label, kind, unit, is_facet, position) =
       (excluded.label, excluded.kind, excluded.unit, excluded.is_facet, excluded.position)`,
    [JSON.stringify(attributes.map((attribute, position) => ({ ...attribute, position })))],
  );
  const colours = attributes.flatMap(({ id, colours: names = {} }) =>
    Object.entries(names).map(([value, hex]) => ({ facet_id: id, value, hex })),
  );
  await db.query(
    `insert into facet_value (facet_id, value, hex)
     select facet_id, value, hex from jsonb_populate_recordset(null::facet_value, $1::jsonb)
     on conflict (facet_id, value) do update set hex = excluded.hex where facet_value.hex is distinct from excluded.hex`,
    [JSON.stringify(colours)],
  );
  if (priceLists.length > 0) await writePriceLists(db, priceLists);
  if (fits) await writeFitRules(db, fits);
}
