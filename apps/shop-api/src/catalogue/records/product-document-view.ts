import { pathOf, readProductDocument } from '@fachwerk/shared/calls';
import { type CatalogueDocument, languageText } from '@fachwerk/shared/catalogue-format';
import type { ProductDocument } from '@fachwerk/shared/contracts';

/** Bytes of a sample, which exists only when it is read; the real numbers differ by up to a fifth. */
export const SAMPLE_BYTES = 22_000;

export const documentId = ({ kind, language }: CatalogueDocument): string => `${kind}-${language}`;

export function productDocumentView(productId: string, document: CatalogueDocument): ProductDocument {
  const { kind, language, address, size } = document;
  const params = { productId, document: documentId(document) };
  const sizeText = address === undefined ? `etwa ${bytesText(SAMPLE_BYTES)}` : size && bytesText(size);
  return {
    kind,
    language,
    languageText: languageText(language) ?? language,
    url: pathOf(readProductDocument, params),
    fileType: fileTypeOf(address),
    ...(sizeText ? { sizeText } : {}),
  };
}

/** "PDF" for "/media/4711.pdf?v=2"; PDF where the address does not tell. */
const fileTypeOf = (address = ''): string =>
  (
    /\.([a-z0-9]{2,4})(?:[?#].*)?$/i.exec(address.replace(/^https:\/\/[^/]*/, ''))?.[1] ?? 'pdf'
  ).toUpperCase();

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const bytesText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number.format(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number.format(bytes / 1_000_000)} MB`;
