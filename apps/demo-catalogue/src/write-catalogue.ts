import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureLine, storePictureAddress } from '@fachwerk/pictures/picture-addresses';
import { slugify } from '@fachwerk/shared/catalogue-format';
import { photoAdder } from './add-photos';
import { listAttributes } from './attributes';
import { brands } from './brands';
import { listCategories } from './categories';
import { addPictures } from './category-pictures';
import { FIT_RULES } from './fits/fit-rules';
import { generateCatalogue, type GenerateOptions } from './generate-catalogue';
import { importRecord } from './import-record';
import { priceLists } from './price-lists';
import { samplePromotions } from './sample-promotions';
import { sampleSearches } from './sample-searches';
import { readStoreLooks } from './store-looks';
import { writeLines } from './write-lines';

/** Name of the picture list in the folder; the pictures app reads it. */
export const PICTURE_LIST = 'pictures.jsonl';

/** Measuring tapes: one of them is the gift of a sample promotion. */
const GIFT_CATEGORY = 'massbaender';

export interface WriteOptions extends GenerateOptions {
  /** Table of the stores that get pictures. */
  storesFile?: string | undefined;
}

/** Writes a folder in the import format, including the picture list. */
export async function writeCatalogue(folder: string, options: WriteOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const writeJson = (name: string, value: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  const products = writeLines(join(folder, 'products.jsonl'));
  const list = writeLines(join(folder, PICTURE_LIST));
  const writePicture = (line: PictureLine) => list.write(line);

  const categories = addPictures(listCategories());
  await writeJson(
    'categories.json',
    categories.map(({ brief: _brief, ...category }) => category),
  );
  await writeJson('attributes.json', listAttributes());
  await writeJson('price-lists.json', priceLists);
  await writeJson('fits.json', FIT_RULES);
  for (const { id, brief } of categories) await writePicture({ category: id, brief });

  for (const { name, colours } of brands)
    await writePicture({ brand: slugify(name), look: { name, colours } });

  const stores = options.storesFile === undefined ? [] : readStoreLooks(options.storesFile);
  const addresses = stores.map((store) => [store.companyId, storePictureAddress(store)]);
  await writeJson('store-pictures.json', Object.fromEntries(addresses));
  for (const store of stores) await writePicture({ store });

  const withPhoto = photoAdder();
  let giftItemId: string | undefined;
  for (const product of generateCatalogue(options)) {
    await products.write(withPhoto(importRecord(product), product.brief.kind));
    const items = Object.fromEntries(product.items.map(({ itemId, attributes }) => [itemId, attributes]));
    await writePicture({ items, brief: product.brief });
    if (product.categoryId === GIFT_CATEGORY)
      giftItemId ??= product.items.find(({ onlineStock = 0 }) => onlineStock > 20)?.itemId;
  }
  await writeJson('promotions.json', samplePromotions(giftItemId));
  await writeJson('searches.json', sampleSearches);
  await Promise.all([products.close(), list.close()]);
}
