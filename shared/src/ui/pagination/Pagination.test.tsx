import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination, type PaginationProps } from './Pagination';

const props: PaginationProps = {
  label: 'Seiten',
  previousText: 'Zurück',
  nextText: 'Weiter',
  pageLabel: (page) => `Seite ${page}`,
  current: 2,
  count: 9,
  urlOf: (page) => `/c/schrauben/?page=${page}`,
};

it('links to neighbours, first and last page, and says which page this is', () => {
  render(<Pagination {...props} />);

  expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/c/schrauben/?page=1');
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/c/schrauben/?page=3');
  expect(screen.getByRole('link', { name: 'Seite 9' })).toHaveAttribute('href', '/c/schrauben/?page=9');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 2');
});

it('offers no way before the first and behind the last page', () => {
  const { rerender } = render(<Pagination {...props} current={1} />);
  expect(screen.queryByRole('link', { name: 'Zurück' })).not.toBeInTheDocument();

  rerender(<Pagination {...props} current={9} />);
  expect(screen.queryByRole('link', { name: 'Weiter' })).not.toBeInTheDocument();
});

it('shows nothing for a single page', () => {
  const { container } = render(<Pagination {...props} current={1} count={1} />);

  expect(container).toBeEmptyDOMElement();
});

it('lets the list turn the page itself', async () => {
  const onNavigate = jest.fn((_page: number, event: { preventDefault(): void }) => event.preventDefault());
  render(<Pagination {...props} onNavigate={onNavigate} />);

  await userEvent.click(screen.getByRole('link', { name: 'Seite 3' }));

  expect(onNavigate).toHaveBeenCalledWith(3, expect.anything());
});
