import { isFileAddress, isShopPath } from '@fachwerk/server-kit/public-page';
import * as z from 'zod/mini';
import { readList } from './read-text';
import { type Read, RowError } from './row-error';

/** Why a picture at the address of another site is refused. */
export const OF_THE_SHOP =
  'must be a path of the shop such as /images/1.jpg: pages load no pictures of other sites, which would learn of every visitor';

/** The page policy refuses pictures of other sites. */
export const Picture = z.string().check(z.refine(isShopPath, { error: OF_THE_SHOP }));

/** Addresses of files to open. Pictures that a page shows are `readPictureAddresses`. */
function readAddresses(text: string, field: string): string[] {
  const addresses = readList(text, field);
  const several = addresses.find((address) => /[,;]\s*(?:https?:|\/)/.test(address));
  if (several) throw new RowError(field, `separate addresses by '|', is '${several}'`);
  const wrong = addresses.find((address) => !isFileAddress(address));
  if (wrong) throw new RowError(field, `must be addresses such as /images/1.jpg, is '${wrong}'`);
  return addresses;
}

/** Paths of the shop: the page policy (`img-src`) refuses the pictures of every other site. */
export function readPictureAddresses(text: string, field: string): string[] {
  const addresses = readAddresses(text, field);
  const foreign = addresses.find((address) => !isShopPath(address));
  if (foreign) throw new RowError(field, `${OF_THE_SHOP}, is '${foreign}'`);
  return addresses;
}

function onlyOne([address, second]: readonly string[], field: string): string | undefined {
  if (second !== undefined) throw new RowError(field, 'has more addresses than one');
  return address;
}

/** A file that is opened by a link. */
export const readAddress: Read<string | undefined> = (text, field) =>
  onlyOne(readAddresses(text, field), field);

/** A picture that pages show. */
export const readPicture: Read<string | undefined> = (text, field) =>
  onlyOne(readPictureAddresses(text, field), field);
