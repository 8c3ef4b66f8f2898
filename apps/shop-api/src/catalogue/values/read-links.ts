import { isPublicPage } from '@fachwerk/server-kit/public-page';
import { readPicture } from '../../kernel/import/read-address';
import { readWhole } from '../../kernel/import/read-number';
import { readList } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

/** A page of another site that shoppers open before they buy. */
export const readHttpsLink: Read<string> = (text, field) => {
  if (!isPublicPage(text))
    throw new RowError(
      field,
      `must be one address with https such as https://maker.example/p/1, is '${text}'`,
    );
  return new URL(text).href;
};

const LARGEST_LABEL = 1_000_000;

/** The label of a supplier: "/media/label.svg" or "/media/label.png 48000" with its bytes. */
export const readLabelFile: Read<string> = (text, field) => {
  const [address = '', size, ...more] = text.split(/\s+/);
  if (more.length > 0 || !/\.(?:svg|png|webp|jpe?g)(?:\?[^?]*)?$/i.test(address))
    throw new RowError(field, `must be a picture (svg, png, webp, jpg), is '${text}'`);
  if (size !== undefined) readWhole(1, LARGEST_LABEL)(size, field);
  return readPicture(address, field) ?? address;
};

/** Number of a model in EPREL. */
export const readRegistration: Read<string> = (text, field) => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new RowError(field, `must be digits such as 1234567, is '${text}'`);
  return text;
};

/** "26DE0123456789 | 26FR0123456789": reference numbers of due diligence statements. */
export const readReferences: Read<string> = (text, field) => {
  const references = readList(text, field);
  const wrong = references.find((one) => !/^[A-Z\d][A-Z\d-]{7,39}$/.test(one));
  if (wrong !== undefined || references.length > 20)
    throw new RowError(field, `must be at most 20 numbers such as 26DE0123456789, is '${wrong ?? text}'`);
  return references.join(' | ');
};
