import type { OrderLineView, OrderView } from '@fachwerk/shared/contracts';

/** Field of the form and parameter of the address; repeated for each line. */
export const LINE_FIELD = 'position';

export const openPieces = ({ quantity, cancelled, handedOver }: OrderLineView): number =>
  quantity - cancelled - handedOver;

/** Lines with pieces that can still be cancelled. Gifts follow the order. */
export const cancellableLines = ({ lines }: Pick<OrderView, 'lines'>): OrderLineView[] =>
  lines.filter((line) => openPieces(line) > 0 && !line.freePromotionProduct);

/** Whether there is a choice: the last piece is cancelled with the order. */
export const canChooseLines = ({ lines, actions }: Pick<OrderView, 'lines' | 'actions'>): boolean =>
  actions.includes('cancel-lines') && lines.reduce((pieces, line) => pieces + openPieces(line), 0) > 1;

/** The lines that the address names. */
export function chosenLines(lines: readonly OrderLineView[], url: URL): OrderLineView[] {
  const ids = url.searchParams.getAll(LINE_FIELD);
  return lines.filter(({ lineId }) => ids.includes(String(lineId)));
}

/** The lines with all their open pieces, as the API reads them: "1:2,3:1". Empty for all lines. */
export const linesField = (chosen: readonly OrderLineView[], all: readonly OrderLineView[]): string =>
  chosen.length === all.length ? '' : chosen.map((line) => `${line.lineId}:${openPieces(line)}`).join(',');
