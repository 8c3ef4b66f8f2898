/** @jest-environment node */
import { facetUsefulness } from './measure-facets';

it.each([
  ['no hit', 0, 0, [], 0],
  ['one value that all hits share', 10, 10, [10], 0],
  ['values of variants that all hits have', 10, 10, [10, 10, 10], 0],
  ['two halves', 10, 10, [5, 5], 1],
  ['one value of half of the hits', 10, 5, [5], 0.5],
  ['four quarters', 100, 100, [25, 25, 25, 25], 0.811],
  ['two halves of the half that has the facet', 100, 50, [25, 25], 0.406],
  ['a hundred single hits', 100, 100, Array<number>(100).fill(1), 0.081],
  ['two values of which every hit has both in variants of half of the products', 100, 50, [50, 50], 0.25],
  ['nearly all hits with one value', 100, 100, [98, 2], 0.141],
  ['bases of lamps', 10, 10, [5, 5], 1],
  ['contents of packs of the same lamps', 10, 10, [10, 10], 0],
  ['energy classes of the same lamps', 10, 10, [6, 2, 1, 1], 0.821],
])('rates %s', (_what, hits, having, counts, expected) => {
  expect(facetUsefulness(hits, having, counts)).toBeCloseTo(expected, 3);
});
