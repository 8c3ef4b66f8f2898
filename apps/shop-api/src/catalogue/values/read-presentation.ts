import type { CataloguePresentation } from '@fachwerk/shared/catalogue-format';
import { readTexts } from './read-text';
import { type Read, RowError } from './row-error';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** "Neu | #005aa9 | #ffffff": text, background, colour of the text. */
export const readDisruptor: Read<CataloguePresentation['disruptor']> = (text, field) => {
  const [name = '', backgroundColor = '', textColor = ''] = readTexts(text, field);
  if (name.length > 20 || !COLOUR.test(backgroundColor) || !COLOUR.test(textColor))
    throw new RowError(field, `must be like 'Neu | #005aa9 | #ffffff', is '${text}'`);
  return { name, backgroundColor, textColor };
};
