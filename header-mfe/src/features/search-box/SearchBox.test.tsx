import { renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../messages.de.json';
import { searchBox } from './search-box.widget';

it('is the form of the header, with the words of the page', async () => {
  await renderWidget(searchBox, {}, { messages, url: 'https://shop.example/search/?q=d%C3%BCbel' });

  expect(screen.getByRole('search')).toHaveAttribute('action', '/search/');
  expect(screen.getByRole('combobox', { name: 'Suche' })).toHaveValue('dübel');
});

it('takes no longer words than the search does', async () => {
  await renderWidget(searchBox, {}, { messages, url: `https://shop.example/?q=${'a'.repeat(5000)}` });

  const field = screen.getByRole<HTMLInputElement>('combobox');
  expect(field.value).toHaveLength(field.maxLength);
});
