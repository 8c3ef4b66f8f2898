import { render, screen } from '@testing-library/react';
import { ListPages } from './ListPages';

const page = (text: string) => ({ text, href: `/${text}/` });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('rel')]);

it('leads to the pages that there are, in their order', () => {
  render(<ListPages label="Seiten" newest={page('neueste')} newer={page('neuere')} older={page('ältere')} />);

  expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
  expect(links()).toEqual([
    ['neueste', null],
    ['neuere', 'prev'],
    ['ältere', 'next'],
  ]);
});

it('is nothing for a list of one page', () => {
  const { container } = render(<ListPages label="Seiten" newest={false} older={false} />);

  expect(container).toBeEmptyDOMElement();
});
