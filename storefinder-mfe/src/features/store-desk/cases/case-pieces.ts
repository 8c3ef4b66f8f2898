import type { DeskCaseLine } from '@fachwerk/shared/contracts';
import { formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import type { LinePieces } from '@fachwerk/shared/rules';

/** A line with the pieces that can be chosen of it. */
export interface ChoosableLine {
  lineId: number;
  name: string;
  max: number;
}

/** Chosen pieces by line. A line that was not touched is absent. */
export type Chosen = Readonly<Record<number, number>>;

export const nameOf = ({ name, itemId }: Pick<DeskCaseLine, 'name' | 'itemId'>): string => name || itemId;

/** What is still to be decided; a server of the release before states none, and refuses what is too much. */
export const openOf = (line: DeskCaseLine): NonNullable<DeskCaseLine['open']> =>
  line.open ?? {
    goods: line.pieces,
    place: line.arrived,
    give: line.pieces,
    notOwed: line.pieces,
    replace: line.pieces,
  };

/** Lines of which something can be chosen. */
export const choosable = (
  lines: readonly DeskCaseLine[],
  maxOf: (line: DeskCaseLine) => number,
): ChoosableLine[] =>
  lines.flatMap((line) => {
    const max = maxOf(line);
    return max > 0 ? [{ lineId: line.lineId, name: nameOf(line), max }] : [];
  });

/** What is shown and sent of a line: never more than there is, also after the case has changed. */
export const piecesOf = (chosen: Chosen, { lineId, max }: ChoosableLine, untouched: 'all' | 'none'): number =>
  Math.min(chosen[lineId] ?? (untouched === 'all' ? max : 0), max);

export const chosenPieces = (
  lines: readonly ChoosableLine[],
  chosen: Chosen,
  untouched: 'all' | 'none' = 'all',
): LinePieces[] =>
  lines.flatMap((line) => {
    const quantity = piecesOf(chosen, line, untouched);
    return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
  });

/** "2 × Hammer, 1 × Säge" */
export const piecesText = (lines: readonly DeskCaseLine[], pieces: readonly LinePieces[]): string =>
  pieces
    .map(({ lineId, quantity }) => {
      const line = lines.find((one) => one.lineId === lineId);
      return formatPieces(quantity, line ? nameOf(line) : '', SHOP_LOCALE);
    })
    .join(', ');
