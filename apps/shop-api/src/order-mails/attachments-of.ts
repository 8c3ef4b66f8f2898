import { toBuffer } from 'bwip-js/node';
import { legalTexts } from './legal-texts';
import type { Attachment, OrderLetter } from './order-letter';
import { QR_FILE } from './templates/collect-letters';

const WITH_CODE: readonly OrderLetter['kind'][] = [
  'ready-to-collect',
  'collect-reminder',
  'reservation-ready',
];

/**
 * The confirmation of a contract contains its terms and the instruction on withdrawal (BGB §312f). Mails
 * about a collection contain the code as a picture, which they show by its name.
 */
export async function attachmentsOf(
  { kind, collectionCode }: OrderLetter,
  pageUrl: (path: string) => string,
): Promise<Attachment[]> {
  if (kind === 'order-confirmed') return legalTexts(pageUrl);
  if (collectionCode === null || !WITH_CODE.includes(kind)) return [];
  const content = await toBuffer({
    ...{ bcid: 'qrcode', text: collectionCode, scale: 6, padding: 4, backgroundcolor: 'FFFFFF' },
  });
  return [{ name: QR_FILE, type: 'image/png', content }];
}
