import type { PictureBrief } from '../catalogue-source/catalogue-types';
import type { Queryable } from '@fachwerk/database';
import type { StoreLook } from '@fachwerk/pictures/drawing/draw-store-picture';

/** What an item's picture is drawn from, as a column for queries over `item` and `product` under these names. */
export const pictureBriefColumn = (product: string, item: string): string =>
  `json_build_object('productType', ${product}.product_type, 'brand', ${product}.brand, 'name', ${product}.name,
    'attributes', ${product}.attributes || ${item}.attributes, 'seed', ${product}.id)`;

/** What pictures are drawn from, as the database knows it now. */
export function createPictureSubjects(db: Queryable) {
  return {
    async findItem(itemId: string): Promise<PictureBrief | undefined> {
      const [row] = await db.query<{ brief: PictureBrief }>(
        `select ${pictureBriefColumn('p', 'i')} as brief
         from item i join product p on p.id = i.product_id where i.id = $1`,
        [itemId],
      );
      return row?.brief;
    },

    async findStore(companyId: string): Promise<StoreLook | undefined> {
      const [row] = await db.query<StoreLook & { [column: string]: unknown }>(
        `select company_id as "companyId", city, type, 'GARDEN_CENTRE' = any(services) as "hasGardenCentre"
         from store where company_id = $1`,
        [companyId],
      );
      return row;
    },
  };
}
export type PictureSubjects = ReturnType<typeof createPictureSubjects>;
