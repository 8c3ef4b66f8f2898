import { isFileAddress } from '@fachwerk/server-kit/public-page';
import {
  type CatalogueDocument,
  languageText,
  PRODUCT_DOCUMENT_KINDS,
} from '@fachwerk/shared/catalogue-format';
import { readWhole } from '../../kernel/import/read-number';
import { readList } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const LARGEST_BYTES = 100_000_000;

/** "manual en https://maker.example/m.pdf 182000 | data-sheet de": kind, language, address, bytes. */
export const readDocuments: Read<CatalogueDocument[]> = (text, field) => {
  const documents = readList(text, field).map((one) => readDocument(one, field));
  const keys = documents.map(({ kind, language }) => `${kind} ${language}`);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new RowError(field, `has '${repeated}' twice`);
  return documents;
};

const readDocument: Read<CatalogueDocument> = (text, field) => {
  const [name, language = '', address, size, ...more] = text.split(/\s+/);
  const kind = PRODUCT_DOCUMENT_KINDS.find((known) => known === name);
  if (!kind || more.length > 0)
    throw new RowError(
      field,
      `must be like 'manual de /media/4711.pdf 182000' with one of ${PRODUCT_DOCUMENT_KINDS.join(', ')}, is '${text}'`,
    );
  if (languageText(language) === undefined)
    throw new RowError(field, `must have a language such as 'de' after the kind, is '${text}'`);
  if (address === undefined) {
    if (language !== 'de')
      throw new RowError(field, `must have an address: samples exist in German only, is '${text}'`);
    return { kind, language };
  }
  if (!isFileAddress(address))
    throw new RowError(
      field,
      `must have an address of the shop (/media/4711.pdf) or with https, is '${address}'`,
    );
  if (size === undefined) return { kind, language, address };
  return { kind, language, address, size: readWhole(1, LARGEST_BYTES)(size, field) };
};
