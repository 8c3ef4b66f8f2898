import { pathOf, readProductDocument } from '@fachwerk/shared/calls';
import { type CatalogueDocument, languageText } from '@fachwerk/shared/catalogue-format';
import type { ProductDocument } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { answerLocale, answerTexts } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';

/** Bytes of a sample, which exists only when it is read; the real numbers differ by up to a fifth. */
export const SAMPLE_BYTES = 22_000;

export const documentId = ({ kind, language }: CatalogueDocument): string => `${kind}-${language}`;

export function productDocumentView(productId: string, document: CatalogueDocument): ProductDocument {
  const { kind, language, address, size } = document;
  const params = { productId, document: documentId(document) };
  const sizeText =
    address === undefined
      ? formatText(answerTexts(), 'file.size.about', { size: bytesText(SAMPLE_BYTES) })
      : size && bytesText(size);
  return {
    kind,
    language,
    languageText: languageText(language, answerLocale()) ?? language,
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

const bytesText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), answerLocale())}\u00a0kB`
    : `${formatNumber(bytes / 1_000_000, answerLocale(), 1)}\u00a0MB`;
