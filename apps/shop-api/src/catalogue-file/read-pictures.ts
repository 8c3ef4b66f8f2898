import type { CatalogueItem, PictureSource, PictureVariants } from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';
import { type Fields, readList, readWhole } from './read-fields';

/** A path of the shop or an https address, without spaces. */
export const ADDRESS = /^(?:\/(?!\/)|https:\/\/)[^\s"<>\\]{1,500}$/;
/** Stands for each of the widths in an address. */
const WIDTH = '{width}';

/** The pictures of a row. An address with `{width}` is a picture that exists in all widths of the row. */
export function readPictures(fields: Fields): Pick<CatalogueItem, 'pictures' | 'pictureVariants'> {
  const main = readAddresses(fields, 'pictures');
  const mobile = readAddresses(fields, 'mobilePictures', main.length);
  const fallback = readAddresses(fields, 'fallbackPictures', main.length);
  const widths = readList(fields('pictureWidths'))
    .map((width) => readWhole(width, 'pictureWidths', 16, 4000))
    .sort((a, b) => a - b);
  if (widths.length === 0 && [...main, ...mobile].some((address) => address.includes(WIDTH)))
    throw new RowError('pictureWidths', `is missing: an address contains ${WIDTH}`);
  const inFallback = fallback.find((address) => address.includes(WIDTH));
  if (inFallback)
    throw new RowError('fallbackPictures', `must be one file without ${WIDTH}, is '${inFallback}'`);

  const variants = main.map((address, index): PictureVariants => {
    const small = mobile[index];
    return {
      ...sourcesOf(address, widths, 'sources'),
      ...(small !== undefined && { mobileSrc: largest(small, widths) }),
      ...(small !== undefined && sourcesOf(small, widths, 'mobileSources')),
      ...(fallback[index] !== undefined && { fallbackSrc: fallback[index] }),
    };
  });
  return {
    pictures: main.map((address) => largest(address, widths)),
    ...(variants.some((one) => Object.keys(one).length > 0) && { pictureVariants: variants }),
  };
}

export function readAddresses(fields: Fields, column: string, most = Infinity): string[] {
  const addresses = readList(fields(column));
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  if (wrong) throw new RowError(column, `must be addresses such as /images/1.jpg, is '${wrong}'`);
  if (addresses.length > most) throw new RowError(column, 'has more addresses than pictures');
  return addresses;
}

const inWidth = (address: string, width: number): string => address.replaceAll(WIDTH, String(width));

/** For browsers and programs that read one address only. */
const largest = (address: string, widths: readonly number[]): string => inWidth(address, widths.at(-1) ?? 0);

const sourcesOf = <Name extends 'sources' | 'mobileSources'>(
  address: string,
  widths: readonly number[],
  name: Name,
): Partial<Record<Name, PictureSource[]>> =>
  address.includes(WIDTH)
    ? ({ [name]: widths.map((width) => ({ src: inWidth(address, width), width })) } as Record<
        Name,
        PictureSource[]
      >)
    : {};
