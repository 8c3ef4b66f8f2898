import type { Queryable } from '@fachwerk/database';
import * as z from 'zod/mini';
import { readOptionalJsonFile } from '../../kernel/import/json-file';
import { Picture } from '../../kernel/import/read-address';

const StorePictures = z.record(z.string(), Picture);

/** Reads the optional store-pictures.json of a catalogue folder: address by company id. */
export const readStorePictures = async (folder: string): Promise<Record<string, string>> =>
  (await readOptionalJsonFile(StorePictures, folder, 'store-pictures.json', [])) ?? {};

/** Addresses by company id. Returns the unknown stores, which are omitted. */
export async function writeStorePictures(
  db: Queryable,
  pictures: Readonly<Record<string, string>>,
): Promise<string[]> {
  const unknown = await db.query<{ companyId: string }>(
    `with given as (select * from unnest($1::text[], $2::text[]) as g (company_id, picture)),
       written as (
         update store set picture = g.picture from given g
         where store.company_id = g.company_id and store.picture is distinct from g.picture
       )
     select company_id as "companyId" from given
     where company_id not in (select company_id from store) order by company_id`,
    [Object.keys(pictures), Object.values(pictures)],
  );
  return unknown.map(({ companyId }) => companyId);
}
