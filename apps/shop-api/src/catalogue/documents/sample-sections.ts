import type { ProductDocumentKind } from '@fachwerk/shared/catalogue-format';
import { formatText } from '../../kernel/text/format-text';
import texts from '../../kernel/texts/messages.de.json';
import { hazardsView } from '../records/hazards-view';
import type { ProductRecord } from '../records/product-record';

export interface SampleDocument {
  kind: ProductDocumentKind;
  product: Pick<
    ProductRecord,
    | 'productId'
    | 'brand'
    | 'name'
    | 'description'
    | 'features'
    | 'attributes'
    | 'items'
    | 'warnings'
    | 'hazards'
    | 'producer'
  >;
  /** Names of attributes by id. */
  labels: ReadonlyMap<string, string>;
}

export interface Section {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  rows?: readonly (readonly [name: string, value: string])[];
}

export const text = (key: string, values: Record<string, string | number> = {}): string =>
  formatText(texts, `productDocument.${key}`, values);

/** Sections of a safety data sheet, (EC) 1907/2006 Annex II. */
const SAFETY_SECTIONS = 16;

const SECTIONS: Record<ProductDocumentKind, (document: SampleDocument) => Section[]> = {
  'data-sheet': (document) => [
    { title: text('description'), paragraphs: [document.product.description] },
    { title: text('features'), list: document.product.features },
    { title: text('values'), rows: valuesOf(document) },
    { title: text('items'), rows: itemsOf(document) },
    { title: text('warnings'), list: document.product.warnings },
    { title: text('producer'), paragraphs: [producerOf(document)] },
  ],
  // (EU) 305/2011 Annex III
  performance: (document) => [
    { title: text('performance.1'), list: document.product.items.map(({ itemId }) => itemId) },
    { title: text('performance.2'), paragraphs: [document.product.description] },
    { title: text('performance.3'), paragraphs: [producerOf(document)] },
    { title: text('performance.4'), paragraphs: [text('unknown')] },
    { title: text('performance.5'), paragraphs: [text('unknown')] },
    { title: text('performance.6'), paragraphs: [text('unknown')] },
    { title: text('performance.7'), rows: valuesOf(document) },
    { title: text('performance.8'), paragraphs: [text('performance.unsigned')] },
  ],
  safety: (document) =>
    Array.from({ length: SAFETY_SECTIONS }, (_, index): Section => {
      const title = text(`safety.${index + 1}`);
      if (index === 0)
        return { title, paragraphs: [nameOf(document), producerOf(document)], rows: itemsOf(document) };
      const dangers = index === 1 ? [...hazardsOf(document), ...document.product.warnings] : [];
      if (dangers.length > 0) return { title, list: dangers };
      return { title, paragraphs: [text('unknown')] };
    }),
  manual: (document) => [
    { title: text('manual.use'), paragraphs: [document.product.description] },
    { title: text('manual.safety'), list: [...document.product.warnings, text('manual.keep')] },
    { title: text('values'), rows: valuesOf(document) },
    { title: text('items'), rows: itemsOf(document) },
    { title: text('manual.disposal'), paragraphs: [text('manual.disposalText')] },
    { title: text('producer'), paragraphs: [producerOf(document)] },
  ],
  // (EU) 2023/2854 Art. 3(2)
  data: (document) => [
    { title: text('data.kinds'), paragraphs: [text('unknown')] },
    { title: text('data.storage'), paragraphs: [text('unknown')] },
    { title: text('data.access'), paragraphs: [text('unknown')] },
    { title: text('producer'), paragraphs: [producerOf(document)] },
  ],
};

/** The content of a sample; sections without content are left out. */
export const sectionsOf = (document: SampleDocument): Section[] =>
  SECTIONS[document.kind](document).filter(
    ({ paragraphs = [], list = [], rows = [] }) => paragraphs.length + list.length + rows.length > 0,
  );

export const nameOf = ({ product }: SampleDocument): string => `${product.brand} ${product.name}`;

const producerOf = ({ product: { producer } }: SampleDocument): string =>
  `${producer.name}\n${producer.address}\n${producer.email}`;

/** "Gefahr", "H222: Extrem entzündbares Aerosol." */
function hazardsOf({ product: { hazards } }: SampleDocument): string[] {
  if (!hazards) return [];
  const { pictograms, signalWord, phrases } = hazardsView(hazards);
  return [
    ...(signalWord === undefined ? [] : [signalWord]),
    ...[...pictograms.map(({ code, name }) => ({ code, text: name })), ...phrases].map(
      ({ code, text: words }) => `${code}: ${words}`,
    ),
  ];
}

const valuesOf = ({ product, labels }: SampleDocument) =>
  Object.entries(product.attributes).map(([id, value]) => [labels.get(id) ?? id, value.text] as const);

const itemsOf = ({ product, labels }: SampleDocument) =>
  product.items.map(({ itemId, ean, attributes }) => {
    const variant = Object.entries(attributes).map(([id, value]) => `${labels.get(id) ?? id}: ${value.text}`);
    return [text('item', { itemId }), [...variant, `EAN ${ean}`].join(', ')] as const;
  });
