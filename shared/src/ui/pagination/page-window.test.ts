import { pageWindow } from './page-window';

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 250, [1, 'gap', 6, 7, 8, 'gap', 250]],
  [250, 250, [1, 'gap', 249, 250]],
])('on page %i of %i offers %j', (current, count, steps) => {
  expect(pageWindow(current, count)).toEqual(steps);
});
