import {
  type CatalogueDocument,
  type CatalogueProduct,
  languageText,
  PRODUCT_DOCUMENT_KINDS,
} from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';
import { type Fields, readList, readWhole } from './read-fields';
import { ADDRESS } from './read-pictures';

const FIELD = 'documents';
const LARGEST_BYTES = 100_000_000;

/** "manual en https://maker.example/m.pdf 182000 | data-sheet de": kind, language, address, bytes. */
export function readDocuments(fields: Fields): Pick<CatalogueProduct, 'documents'> {
  const documents = readList(fields(FIELD)).map(readDocument);
  const keys = documents.map(({ kind, language }) => `${kind} ${language}`);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new RowError(FIELD, `has '${repeated}' twice`);
  return documents.length > 0 ? { documents } : {};
}

function readDocument(text: string): CatalogueDocument {
  const [name, language = '', address, size, ...more] = text.split(/\s+/);
  const kind = PRODUCT_DOCUMENT_KINDS.find((known) => known === name);
  if (!kind || more.length > 0)
    throw new RowError(
      FIELD,
      `must be like 'manual de /media/4711.pdf 182000' with one of ${PRODUCT_DOCUMENT_KINDS.join(', ')}, is '${text}'`,
    );
  if (languageText(language) === undefined)
    throw new RowError(FIELD, `must have a language such as 'de' after the kind, is '${text}'`);
  if (address === undefined) {
    if (language !== 'de')
      throw new RowError(FIELD, `must have an address: samples exist in German only, is '${text}'`);
    return { kind, language };
  }
  if (!ADDRESS.test(address))
    throw new RowError(
      FIELD,
      `must have an address of the shop (/media/4711.pdf) or with https, is '${address}'`,
    );
  return {
    ...{ kind, language, address },
    ...(size !== undefined && { size: readWhole(size, FIELD, 1, LARGEST_BYTES) }),
  };
}
