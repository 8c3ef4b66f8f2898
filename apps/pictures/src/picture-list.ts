import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AttributeValue } from '@fachwerk/shared/catalogue-format';
import type { BrandLook } from './drawing/draw-brand-picture';
import type { StoreLook } from './drawing/draw-store-picture';
import type { PictureBrief } from './picture-brief';

/** A line of the picture list: a product with the attributes of its items, a category, a brand or a store. */
export type PictureLine =
  | { items: Record<string, Record<string, AttributeValue>>; brief: PictureBrief }
  | { category: string; brief: PictureBrief }
  | { brand: string; look: BrandLook }
  | { store: StoreLook };

export interface PictureList {
  findItem(itemId: string): Promise<PictureBrief | undefined>;
  findCategory(categoryId: string): Promise<PictureBrief | undefined>;
  /** By the slug of the brand. */
  findBrand(brand: string): Promise<BrandLook | undefined>;
  findStore(companyId: string): Promise<StoreLook | undefined>;
  close(): Promise<void>;
}

interface Place {
  start: number;
  length: number;
}

/** Keeps the position of each line in memory and reads the line when its picture is drawn. */
export async function openPictureList(path: string): Promise<PictureList> {
  const places = new Map<string, Place>();
  for await (const { text, ...place } of readLines(path))
    for (const key of keysOf(JSON.parse(text) as PictureLine)) places.set(key, place);
  const file = await open(path);

  async function find(key: string): Promise<PictureLine | undefined> {
    const place = places.get(key);
    if (!place) return undefined;
    const { buffer } = await file.read(Buffer.alloc(place.length), 0, place.length, place.start);
    return JSON.parse(buffer.toString('utf8')) as PictureLine;
  }
  return {
    async findItem(itemId) {
      const line = await find(itemKey(itemId));
      if (!line || !('items' in line)) return undefined;
      return { ...line.brief, attributes: { ...line.brief.attributes, ...line.items[itemId] } };
    },
    async findCategory(categoryId) {
      const line = await find(categoryKey(categoryId));
      return line && 'category' in line ? line.brief : undefined;
    },
    async findBrand(brand) {
      const line = await find(brandKey(brand));
      return line && 'brand' in line ? line.look : undefined;
    },
    async findStore(companyId) {
      const line = await find(storeKey(companyId));
      return line && 'store' in line ? line.store : undefined;
    },
    close: () => file.close(),
  };
}

/** The empty list of an installation whose catalogue has its own pictures. */
export const emptyPictureList: PictureList = {
  findItem: async () => undefined,
  findCategory: async () => undefined,
  findBrand: async () => undefined,
  findStore: async () => undefined,
  close: async () => undefined,
};

const itemKey = (itemId: string) => itemId;
const categoryKey = (categoryId: string) => `category ${categoryId}`;
const brandKey = (brand: string) => `brand ${brand}`;
const storeKey = (companyId: string) => `store ${companyId}`;

function keysOf(line: PictureLine): string[] {
  if ('items' in line) return Object.keys(line.items).map(itemKey);
  if ('brand' in line) return [brandKey(line.brand)];
  return ['category' in line ? categoryKey(line.category) : storeKey(line.store.companyId)];
}

const LINE_FEED = 10;

/** Node's readline does not report byte positions. */
async function* readLines(path: string): AsyncGenerator<Place & { text: string }> {
  let rest = Buffer.alloc(0);
  let start = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED, from)) {
      const length = end - from;
      yield { start: start + from, length, text: rest.toString('utf8', from, end) };
      from = end + 1;
    }
    rest = rest.subarray(from);
    start += from;
  }
}
