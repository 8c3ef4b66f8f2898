import { PROHIBIS_ERROR_KEYS } from '@fachwerk/shared/rules';
import { renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../messages.de.json';
import { prohibisError } from './prohibis-error.widget';

const urls = { start: '/', search: '/search/', basket: '/basket/', contact: '/kontakt/' };
const renderError = (query: string) =>
  renderWidget(
    prohibisError,
    {},
    {
      messages,
      config: { pageUrls: urls },
      url: `https://shop.example/prohibis/market/error${query}`,
    },
  );
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the error page of professional customers', () => {
  it('says what happened, and what still holds', async () => {
    await renderError('?e=stock');

    expect(headline()).toBe('Ein Artikel ist nicht mehr in dieser Menge verfügbar');
    expect(screen.getByText(/Ihr Auftrag ist nicht ausgelöst/)).toBeInTheDocument();
  });

  it.each(PROHIBIS_ERROR_KEYS)('has a text of its own for %s', async (key) => {
    await renderError(`?e=${key}`);

    expect(headline()).not.toContain('prohibis.error');
    expect(headline()).not.toBe(messages['prohibis.error.general.headline']);
    expect(messages).toHaveProperty([`prohibis.error.${key}.text`]);
  });

  it.each([
    '',
    '?e=',
    '?e=unbekannt',
    '?e=STOCK',
    '?e=constructor',
    '?e=__proto__',
    '?e=general.headline',
    '?e=%3Cscript%3Ealert(1)%3C/script%3E',
    '?e=stock&e=delivery&x=%00',
  ])('never repeats what stands in the address: %s', async (query) => {
    const { container } = await renderError(query);

    const known = query.startsWith('?e=stock') ? 'stock' : 'general';
    expect(headline()).toBe(messages[`prohibis.error.${known}.headline`]);
    expect(container.innerHTML).not.toMatch(/script|unbekannt|constructor/);
  });

  it('leads back to the cart, to the start and to somebody to ask', async () => {
    await renderError('?e=rejected');

    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/basket/', '/', '/kontakt/']);
  });

  it('is no page for search engines', async () => {
    const { loaded } = await renderError('?e=stock');

    expect(loaded?.page).toEqual({ robots: 'noindex' });
  });
});
