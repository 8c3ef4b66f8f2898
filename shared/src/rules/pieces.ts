import type { LinePieces } from './withdrawal-lines';

/** "1:2,3:1": two pieces of line 1, one piece of line 3. */
export const PIECES = /^(\d{1,4}:\d{1,3}(,\d{1,4}:\d{1,3})*)?$/;

export const readPieces = (field: string): LinePieces[] =>
  field
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [lineId = 0, quantity = 0] = part.split(':').map(Number);
      return { lineId, quantity };
    });

export const piecesField = (lines: readonly LinePieces[]): string =>
  lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',');
