import { HttpError } from '@fachwerk/shared/http';
import { renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { aNavigation } from '../../testing/a-category';
import { footer } from './footer.widget';

type Options = Parameters<typeof renderWidget>[2];

const renderFooter = (props: unknown = {}, options: Options = {}) =>
  renderWidget(footer, props, { messages, answers: { 'GET /rest/navigation/': aNavigation }, ...options });

describe('the foot of the page', () => {
  it('lists the top categories and nothing below them', async () => {
    await renderFooter();

    const links = within(screen.getByRole('navigation', { name: 'Sortiment' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Werkzeug', '/c/werkzeug/'],
      ['Garten', '/c/garten/'],
      ['Holz', '/c/holz/'],
    ]);
  });

  it('leads only to pages that this shop has', async () => {
    await renderFooter();
    expect(screen.queryByRole('link', { name: /Impressum|Datenschutz|Versand/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Service' })).not.toBeInTheDocument();
  });

  it('shows service and legal pages where there are some', async () => {
    const urls = {
      start: '/',
      search: '/search/',
      basket: '/basket/',
      shipping: '/versand/',
      imprint: '/impressum/',
    };

    await renderFooter({}, { config: { urls } });

    expect(screen.getByRole('link', { name: 'Versand und Lieferung' })).toHaveAttribute('href', '/versand/');
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum/');
  });

  it.each([
    [5000, /ab 50\s€ Warenwert/],
    [4990, /ab 49,90\s€ Warenwert/],
  ])('says from which value of the goods sending is free: %s', async (freeShippingFrom, sentence) => {
    await renderFooter({ freeShippingFrom });

    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('promises no free sending unless it is told', async () => {
    await renderFooter();

    expect(screen.queryByText(/Kostenloser Versand/)).not.toBeInTheDocument();
  });

  it('names the year of the page', async () => {
    await renderFooter({}, { now: '2031-02-03T10:00:00.000Z' });

    expect(screen.getByText('© 2031 Fachwerk Baumarkt')).toBeInTheDocument();
  });

  it('stands without categories when the API does not answer', async () => {
    const answers = {
      'GET /rest/navigation/': () => {
        throw new HttpError('network', 'offline');
      },
    };

    await renderFooter({}, { answers });

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ihr Vorteil' })).toBeInTheDocument();
  });

  it('refuses a negative value', () => {
    expect(footer.parseProps({ freeShippingFrom: -1 })).toMatchObject({
      ok: false,
      issues: [{ field: 'freeShippingFrom' }],
    });
  });
});
