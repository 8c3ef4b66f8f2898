import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';
import { type Fields, readList } from './read-fields';
import { readAddresses } from './read-pictures';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Badge ("Neu | #005aa9 | #ffffff"), picture badge, information sheet, brand picture. */
export function readPresentation(fields: Fields): Pick<CatalogueProduct, 'presentation'> {
  const disruptor = readDisruptor(fields('disruptor'));
  const [disruptorPicture, sheet, brandImage] = ['disruptorPicture', 'sheet', 'brandPicture'].map(
    (column) => readAddresses(fields, column, 1)[0],
  );
  const hbcItemRelation = fields('itemRelation');
  const presentation = {
    ...(disruptor ? { disruptor } : {}),
    ...(disruptorPicture
      ? { imageDisruptor: { src: disruptorPicture, alt: fields('disruptorPictureText') } }
      : {}),
    ...(sheet ? { sheet } : {}),
    ...(hbcItemRelation ? { hbcItemRelation } : {}),
    ...(brandImage ? { brandImage } : {}),
  };
  return Object.keys(presentation).length > 0 ? { presentation } : {};
}

function readDisruptor(text: string) {
  const [name, backgroundColor = '', textColor = ''] = readList(text);
  if (name === undefined) return undefined;
  if (name.length > 20 || !COLOUR.test(backgroundColor) || !COLOUR.test(textColor))
    throw new RowError('disruptor', `must be like 'Neu | #005aa9 | #ffffff', is '${text}'`);
  return { name, backgroundColor, textColor };
}
