import { orderablePieces } from './orderable-pieces';

it.each([
  [{ quantity: 3, maxStock: 5, orderable: 2 }, 2],
  [{ quantity: 3, maxStock: 5, orderable: 0 }, 0],
  // Answers of an older API.
  [{ quantity: 3, maxStock: 5 }, 3],
  [{ quantity: 3, maxStock: 1 }, 1],
  [{ quantity: 3, maxStock: 5, storeProof: 'advice' as const }, 0],
])('of the line %j, %i pieces can be ordered', (line, pieces) => {
  expect(orderablePieces(line)).toBe(pieces);
});
