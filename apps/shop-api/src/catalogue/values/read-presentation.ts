import { namesProof } from '@fachwerk/server-kit/environmental-claims';
import type { CataloguePresentation } from '@fachwerk/shared/catalogue-format';
import { readText, readTexts } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** "Neu | #005aa9 | #ffffff": text, background, colour of the text. */
export const readDisruptor: Read<CataloguePresentation['disruptor']> = (text, field) => {
  const [name = '', backgroundColor = '', textColor = '', ...more] = readTexts(text, field);
  if (more.length > 0 || name.length > 20 || !COLOUR.test(backgroundColor) || !COLOUR.test(textColor))
    throw new RowError(field, `must be like 'Neu | #005aa9 | #ffffff', is '${text}'`);
  return { name, backgroundColor, textColor };
};

/** Names certificate and number, or its https address. */
export const readProof: Read<string> = (text, field) => {
  const proof = readText()(text, field);
  if (!namesProof(proof))
    throw new RowError(
      field,
      `must name a certificate that the shop knows with its number, such as PEFC/04-31-1234, or its https address, is '${text}'`,
    );
  return proof;
};
