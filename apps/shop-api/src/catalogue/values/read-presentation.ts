import { namesProof } from '@fachwerk/server-kit/environmental-claims';
import type { CataloguePresentation } from '@fachwerk/shared/catalogue-format';
import { readText, readTexts } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A rank, which misleads without what it is measured by (UWG §5). */
const RANK = /(?:best|top)[- ]?seller|meist|beliebt|(?:nr\.?|nummer|platz) ?1(?!\d)/i;
const LONGEST_BASIS = 120;

/** "Neu | #005aa9 | #ffffff": text, background, colour of the text; a rank has its basis as a fourth part. */
export const readDisruptor: Read<CataloguePresentation['disruptor']> = (text, field) => {
  const [name = '', backgroundColor = '', textColor = '', basis, ...more] = readTexts(text, field);
  if (more.length > 0 || name.length > 20 || !COLOUR.test(backgroundColor) || !COLOUR.test(textColor))
    throw new RowError(field, `must be like 'Neu | #005aa9 | #ffffff', is '${text}'`);
  if (basis === undefined && RANK.test(name))
    throw new RowError(
      field,
      `'${name}' is a rank: state what it is measured by as a fourth part, such as 'one of the 3 best sold ` +
        "items of its department in the last 90 days' (UWG §5)",
    );
  if (basis !== undefined && basis.length > LONGEST_BASIS)
    throw new RowError(field, `has a basis longer than ${LONGEST_BASIS}: '${basis}'`);
  return { name, backgroundColor, textColor, ...(basis === undefined ? {} : { basis }) };
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
