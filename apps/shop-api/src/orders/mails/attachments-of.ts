import type { MailDocument } from '../../kernel/mail/mail-documents';
import type { OrdersContext } from '../context/orders-context';
import { type DocumentModel, isXRechnung } from '../documents/document-model';
import { dataNameOf, documentPdf, fileNameOf } from '../documents/document-pdf';
import { invoiceXml } from '../documents/invoice-xml';
import { legalTexts } from './legal-texts';
import { linesDocument } from './lines-document';
import type { OrderLetter } from './order-letter';
import { QR_FILE } from './templates/collect-letters';

const WITH_CODE: readonly OrderLetter['kind'][] = [
  'ready-to-collect',
  'collect-reminder',
  'reservation-ready',
];

/**
 * The confirmation of a contract contains its terms, the instruction on withdrawal (BGB §312f), the notice
 * on the legal guarantee (Implementing Regulation (EU) 2025/1960), and all lines if the mail does not. Mails
 * about a collection contain the code as a picture, which they show by its name. A hand-over contains its
 * invoice, a refund the correction.
 */
export async function attachmentsOf(
  { kind, order, collectionCode, documents }: OrderLetter,
  { pageUrl, guaranteeNotice }: Pick<OrdersContext, 'pageUrl' | 'guaranteeNotice'>,
): Promise<MailDocument[]> {
  if (kind === 'order-confirmed') {
    const allLines = linesDocument(order);
    return [
      ...(allLines ? [allLines] : []),
      ...legalTexts(order, pageUrl),
      { name: 'Gewaehrleistung.pdf', type: 'application/pdf', content: guaranteeNotice },
    ];
  }
  if (documents.length > 0) return (await Promise.all(documents.map(filesOf))).flat();
  if (collectionCode === null || !WITH_CODE.includes(kind)) return [];
  const { toBuffer } = await import('bwip-js/node');
  const content = await toBuffer({
    bcid: 'qrcode',
    text: collectionCode,
    scale: 6,
    padding: 4,
    backgroundcolor: 'FFFFFF',
  });
  return [{ name: QR_FILE, type: 'image/png', content }];
}

/** Authorities take the data as a file of its own. */
async function filesOf(model: DocumentModel): Promise<MailDocument[]> {
  const pdf = { name: fileNameOf(model), type: 'application/pdf', content: await documentPdf(model) };
  if (!isXRechnung(model)) return [pdf];
  return [pdf, { name: dataNameOf(model), type: 'application/xml', content: Buffer.from(invoiceXml(model)) }];
}
