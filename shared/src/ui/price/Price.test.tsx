import { render } from '@testing-library/react';
import { Price } from './Price';

it('is read as one amount although its cents are raised', () => {
  const { container } = render(<Price value="1.234,50 €" size="large" />);

  for (const seen of container.querySelectorAll('[aria-hidden="true"]')) seen.remove();
  expect(container).toHaveTextContent(/^1\.234,50 €$/);
});
