import type { CatalogueItem, PictureSource, PictureVariants } from '@fachwerk/shared/catalogue-format';
import { readPictureAddresses } from '../../kernel/import/read-address';
import { readWhole } from '../../kernel/import/read-number';
import { readList } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

/** Stands for each of the widths in an address. */
const WIDTH = '{width}';

/** One file, or one file per width. An address of a file of the import may contain `{width}`. */
export interface Picture {
  src: string;
  sources?: PictureSource[] | undefined;
}

export const readPictures: Read<Picture[]> = (text, field) =>
  readPictureAddresses(text, field).map((src) => ({ src }));

export const readFallbacks: Read<string[]> = (text, field) => {
  const addresses = readPictureAddresses(text, field);
  const wrong = addresses.find((address) => address.includes(WIDTH));
  if (wrong) throw new RowError(field, `must be one file without ${WIDTH}, is '${wrong}'`);
  return addresses;
};

/** Narrowest first. */
export const readWidths: Read<number[]> = (text, field) =>
  readList(text, field)
    .map((width) => readWhole(16, 4000)(width, field))
    .sort((a, b) => a - b);

/** Widths of the pictures that an item has. */
export const widthsOf = ({ pictureVariants = [] }: CatalogueItem): number[] => {
  const [sources = []] = pictureVariants.flatMap((variant) => [
    ...(variant.sources ? [variant.sources] : []),
    ...(variant.mobileSources ? [variant.mobileSources] : []),
  ]);
  return sources.map(({ width }) => width);
};

export interface PictureColumns {
  pictures: readonly Picture[];
  mobilePictures: readonly Picture[];
  fallbackPictures: readonly string[];
  pictureWidths: readonly number[];
}

/**
 * The pictures of an item. An address with `{width}` is a picture that exists in all widths of the row. The
 * other files belong to pictures by position: too many are a fault if the file states them, else dropped.
 */
export function joinPictures(
  stated: Partial<PictureColumns>,
  { pictures, mobilePictures, fallbackPictures, pictureWidths: widths }: PictureColumns,
): Pick<CatalogueItem, 'pictures' | 'pictureVariants'> {
  for (const name of ['mobilePictures', 'fallbackPictures'] as const)
    if ((stated[name] ?? []).length > pictures.length)
      throw new RowError(name, 'has more addresses than pictures');
  if (widths.length === 0 && [...pictures, ...mobilePictures].some(({ src }) => src.includes(WIDTH)))
    throw new RowError('pictureWidths', `is missing: an address contains ${WIDTH}`);
  const main = pictures.map((picture) => inWidths(picture, widths));
  const variants = main.map(({ sources }, index): PictureVariants => {
    const variant: PictureVariants = {};
    const [small, fallbackSrc] = [mobilePictures[index], fallbackPictures[index]];
    if (sources) variant.sources = sources;
    if (small) {
      const mobile = inWidths(small, widths);
      variant.mobileSrc = mobile.src;
      if (mobile.sources) variant.mobileSources = mobile.sources;
    }
    if (fallbackSrc !== undefined) variant.fallbackSrc = fallbackSrc;
    return variant;
  });
  const addresses = main.map(({ src }) => src);
  if (variants.every((one) => Object.keys(one).length === 0)) return { pictures: addresses };
  return { pictures: addresses, pictureVariants: variants };
}

const inWidth = (address: string, width: number): string => address.replaceAll(WIDTH, String(width));

/** The widest file stands for browsers and programs that read one address only. */
function inWidths(picture: Picture, widths: readonly number[]): Picture {
  if (!picture.src.includes(WIDTH)) return picture;
  const sources = widths.map((width) => ({ src: inWidth(picture.src, width), width }));
  return { src: inWidth(picture.src, widths.at(-1) ?? 0), sources };
}
