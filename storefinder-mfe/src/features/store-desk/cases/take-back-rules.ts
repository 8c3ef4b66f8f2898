import type { ForeignOrder, LineToTakeBack } from '@fachwerk/shared/contracts';
import { type LinePieces, readCaseNumber } from '@fachwerk/shared/rules';
import { type ChoosableLine, type Chosen, chosenPieces } from './case-pieces';
import { reportOf, type TypedReport } from './ReportFields';
import type { Taken } from './use-take-back';

const ORDER_NUMBER = /^[2-9A-HJKMNP-Z]{4}([- ]?)[2-9A-HJKMNP-Z]{4}\1[2-9A-HJKMNP-Z]$/i;

/** What a scanner may read here; the code of an article is no number to search for. */
export const isCaseOrOrder = (code: string): boolean =>
  readCaseNumber(code) !== undefined || ORDER_NUMBER.test(code.trim());

/** Instead of the number of a case. */
export const NEW = 'new';

type OpenCase = ForeignOrder['cases'][number];

export const choicesOf = ({ cases, lines }: ForeignOrder): string[] => [
  ...cases.map(({ number }) => number),
  ...(lines.length > 0 ? [NEW] : []),
];

/** What of the chosen pieces may go on the shelf here. What is said to be faulty is not sold again unseen. */
export const shelfLines = (
  kind: OpenCase['kind'],
  lines: readonly LineToTakeBack[],
  pieces: readonly LinePieces[],
): ChoosableLine[] =>
  kind === 'COMPLAINT'
    ? []
    : pieces.flatMap(({ lineId, quantity }) => {
        const line = lines.find((one) => one.lineId === lineId);
        return line?.isStocked ? [{ lineId, name: line.name, max: quantity }] : [];
      });

/** As it is sent: never more on the shelf than is here. */
export function takenOf(
  found: OpenCase | undefined,
  pieces: readonly LinePieces[],
  { shelves, shelved, report }: { shelves: readonly ChoosableLine[]; shelved: Chosen; report: TypedReport },
): Taken {
  const onShelf = chosenPieces(shelves, shelved, 'none');
  const lines = pieces.map(({ lineId, quantity }) => ({
    lineId,
    quantity,
    shelf: onShelf.find((one) => one.lineId === lineId)?.quantity ?? 0,
  }));
  return found ? { caseNumber: found.number, lines } : Object.assign(reportOf(report), { lines });
}
