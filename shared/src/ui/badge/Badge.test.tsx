import { render } from '@testing-library/react';
import { CountBadge } from './Badge';

it.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
])('shows %i as %s', (count, shown) => {
  const { container } = render(<CountBadge count={count} />);

  expect(container).toHaveTextContent(shown);
});

it.each([0, -1, Number.NaN])('shows nothing for %d', (count) => {
  const { container } = render(<CountBadge count={count} />);

  expect(container).toBeEmptyDOMElement();
});
