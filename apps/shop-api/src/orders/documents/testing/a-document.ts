import { TEST_ADDRESS } from '../../../testing/an-order';
import { withVat } from '../document-amounts';
import type { DocumentLine, DocumentModel } from '../document-model';
import { SELLER } from '../seller';

export const TEST_BUYER = TEST_ADDRESS;

export const aDocumentLine = (part: Partial<DocumentLine> = {}): Omit<DocumentLine, 'netCents'> => {
  const { quantity = 2, unitCents = 1999, discountCents = 0, depositCents = 0 } = part;
  return {
    lineId: 1,
    itemId: '100401',
    name: 'Akku-Bohrschrauber',
    description: 'Fachwerk',
    rate: 1900,
    quantity,
    unitCents,
    discountCents,
    depositCents,
    grossCents: quantity * unitCents - discountCents + depositCents,
    ...part,
  };
};

/** An invoice; sums follow from its lines. */
export function aDocument({
  lines = [aDocumentLine()],
  ...part
}: Partial<Omit<DocumentModel, 'lines'>> & { lines?: Omit<DocumentLine, 'netCents'>[] } = {}): DocumentModel {
  const grossCents = lines.reduce((sum, line) => sum + line.grossCents, 0);
  return {
    kind: 'invoice',
    number: 'RE-2026-000042',
    date: '2026-11-23',
    supplyDate: '2026-11-22',
    orderNumber: 'F7K4-M92T-X',
    orderDate: '2026-11-20',
    seller: SELLER,
    buyer: TEST_BUYER,
    deliveredTo: TEST_BUYER,
    corrects: [],
    grossCents,
    payments: [{ method: 'CREDIT_CARD', cents: grossCents }],
    ...withVat(lines),
    ...part,
  };
}
