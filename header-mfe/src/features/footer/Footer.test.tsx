import { readNavigation } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { aNavigation } from '../../testing/a-category';
import { footer } from './footer.widget';
import { osOf } from './use-visitor-os';

type Options = Parameters<typeof renderWidget>[2];

const renderFooter = (props: unknown = {}, options: Options = {}) =>
  renderWidget(footer, props, { messages, answers: [answerTo(readNavigation, aNavigation)], ...options });

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
      flyers: '/prospekte/baumarkt/',
      guestOrderLogin: '/bestellungen/anmelden/',
      imprint: '/impressum/',
      withdrawalPolicy: '/widerrufsbelehrung/',
    };

    await renderFooter({}, { config: { pageUrls: urls } });

    expect(screen.getByRole('link', { name: 'Versand und Lieferung' })).toHaveAttribute('href', '/versand/');
    expect(screen.getByRole('link', { name: 'Bestellung ansehen und verfolgen' })).toHaveAttribute(
      'href',
      '/bestellungen/anmelden/',
    );
    expect(screen.getByRole('link', { name: 'Prospekte' })).toHaveAttribute('href', '/prospekte/baumarkt/');
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum/');
    expect(screen.getByRole('link', { name: 'Widerrufsbelehrung' })).toHaveAttribute(
      'href',
      '/widerrufsbelehrung/',
    );
  });

  it('is reduced to law and help in the checkout', async () => {
    const urls = {
      start: '/',
      search: '/search/',
      basket: '/basket/',
      contact: '/kontakt/',
      register: '/registrieren/',
      imprint: '/impressum/',
      withdrawal: '/widerruf/',
    };

    const { platform } = await renderFooter({ isQuiet: true }, { config: { pageUrls: urls } });

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Impressum',
      'Kontakt',
      'Vertrag widerrufen',
    ]);
    expect(platform.calls).toEqual([]);
  });

  it.each([
    [5000, /ab 50\s€ Warenwert/],
    [4990, /ab 49,90\s€ Warenwert/],
  ])('shows from which value of the goods shipping is free: %s', async (freeShippingFrom, sentence) => {
    await renderFooter({ freeShippingFrom });

    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('shows the free return', async () => {
    await renderFooter();

    expect(screen.getByText(/Kostenlose Rückgabe innerhalb von 14 Tagen/)).toBeInTheDocument();
  });

  it('shows no free shipping without a value', async () => {
    await renderFooter();

    expect(screen.queryByText(/Kostenloser Versand/)).not.toBeInTheDocument();
  });

  it('names the year of the page', async () => {
    await renderFooter({}, { now: '2031-02-03T10:00:00.000Z' });

    expect(screen.getByText('© 2031 Fachwerk Baumarkt')).toBeInTheDocument();
  });

  it('stands without categories when the API does not answer', async () => {
    const answers = [
      answerTo(readNavigation, () => {
        throw new HttpError('network', 'offline');
      }),
    ];

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

describe('the language of the shop', () => {
  const languageUrl = '/language/';
  const chooser = () => within(screen.getByRole('group', { name: 'Sprache' }));

  it('is named, and leads to this page in the other one', async () => {
    await renderFooter({}, { config: { languageUrl } });

    expect(chooser().getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
    expect(chooser().queryByRole('link', { name: 'Deutsch' })).not.toBeInTheDocument();
    const english = chooser().getByRole('link', { name: 'English' });
    expect(english).toHaveAttribute('href', '/language/en/');
    expect(english).toHaveAttribute('lang', 'en');
    expect(english).toHaveAttribute('hreflang', 'en');
    // Browsers load no such link ahead, and send the whole address of a private page to this shop only.
    expect(english).toHaveAttribute('rel', 'nofollow');
    expect(english).toHaveAttribute('referrerpolicy', 'same-origin');
  });

  it('leads back to German from an English page', async () => {
    await renderFooter({}, { config: { languageUrl, shopLocale: 'en-DE' } });

    expect(chooser().getByText('English')).toHaveAttribute('aria-current', 'true');
    expect(chooser().getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/language/de/');
  });

  it('can be chosen in the checkout, too', async () => {
    await renderFooter({ isQuiet: true }, { config: { languageUrl } });

    expect(chooser().getByRole('link', { name: 'English' })).toBeInTheDocument();
  });

  it('is no choice on a page that has one language only', async () => {
    await renderFooter();

    expect(screen.queryByRole('group', { name: 'Sprache' })).not.toBeInTheDocument();
  });
});

describe('withdrawing from a contract', () => {
  const urls = { start: '/', search: '/search/', basket: '/basket/', withdrawal: '/widerruf/' };

  it('is offered on every page of a shop that has the form', async () => {
    await renderFooter({}, { config: { pageUrls: urls } });

    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute('href', '/widerruf/');
  });
});

describe('the ways to pay in the foot', () => {
  const icon = (type: string, alt = type) => ({ type, src: `/images/${type}.svg`, alt });
  const shown = () =>
    within(screen.getByRole('region', { name: 'Zahlungsarten' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are named beside pictures of the size of the specification, with a link where there is an address', async () => {
    const paypal = { ...icon('PAYPAL', 'PayPal'), url: '/versand/' };

    await renderFooter({ paymentIcons: [paypal, icon('CREDIT_CARD', 'Kreditkarte')] });

    expect(shown()).toEqual(['PayPal', 'Kreditkarte']);
    const picture = screen.getByText('PayPal').querySelector('img');
    expect(picture).toHaveAttribute('src', '/images/PAYPAL.svg');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['75', '40']);
    expect(screen.getByRole('link', { name: 'PayPal' })).toHaveAttribute('href', '/versand/');
    expect(screen.queryByRole('link', { name: 'Kreditkarte' })).not.toBeInTheDocument();
  });

  it('leave out every kind of invoice, and repetitions, but no instalments and no direct debit', async () => {
    const types = [
      'SOFORT',
      'INVOICE_KLARNA',
      'INVOICE_UNZER',
      'INSTALLMENTS_UNZER',
      'DIRECTDEBIT_UNZER',
      'INVOICE_INSTALLMENTS',
      'PAY_IN_STORE',
      'SOFORT',
    ];

    await renderFooter({ paymentIcons: types.map((type) => icon(type)) });

    expect(shown()).toEqual(['SOFORT', 'INSTALLMENTS_UNZER', 'DIRECTDEBIT_UNZER', 'PAY_IN_STORE']);
  });

  it('are not mentioned where none is left', async () => {
    await renderFooter({ paymentIcons: [icon('INVOICE_KLARNA')] });

    expect(screen.queryByText('Zahlungsarten')).not.toBeInTheDocument();
  });
});

describe('links out of the shop', () => {
  it('open in a new tab without access to this one, and are labelled so', async () => {
    await renderFooter({ socialLinks: [{ network: 'youtube', url: 'https://video.example/fachwerk' }] });

    const link = screen.getByRole('link', { name: 'YouTube (öffnet in neuem Tab)' });
    expect(link).toHaveAttribute('href', 'https://video.example/fachwerk');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://video.example'])(
    'are refused when they are not addresses of the web: %s',
    (url) => {
      expect(footer.parseProps({ socialLinks: [{ network: 'youtube', url }] }).ok).toBe(false);
    },
  );
});

describe('the apps in the foot', () => {
  const badge = (os: 'ios' | 'android') => ({
    os,
    url: `https://apps.example/${os}`,
    src: `/images/footer/app-${os}.svg`,
    alt: `App für ${os}`,
  });
  const appBadges = [badge('ios'), badge('android')];
  const visitWith = async (userAgent: string) => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await renderFooter({ appBadges });
    return screen.getAllByRole('link', { name: /^App für/ }).map((link) => link.getAttribute('href'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('are the one for the telephone at hand', async () => {
    const shown = await visitWith('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0');

    expect(shown).toEqual(['https://apps.example/android']);
  });

  it('are all of them on other devices', async () => {
    const shown = await visitWith('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0');

    expect(shown).toHaveLength(2);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0, null],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 0, null],
  ])('know %s with %i touch points as %s', (userAgent, touchPoints, os) => {
    expect(osOf(userAgent, touchPoints)).toBe(os);
  });
});

describe('a click in the foot', () => {
  it('is measured by the name of the link', async () => {
    const { platform } = await renderFooter({
      socialLinks: [{ network: 'youtube', url: 'https://video.example/fachwerk' }],
    });
    const follow = (name: string | RegExp) => {
      // jsdom does not implement navigation.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByRole('link', { name }));
    };

    follow('Garten');
    follow(/YouTube/);
    fireEvent.click(screen.getByText('Alles, was Ihr Projekt zusammenhält.'));

    expect(platform.tracked).toEqual(
      ['Garten', 'YouTube'].map((label) => ({
        name: 'navigation',
        values: { label, specification: 'link', category: 'basic_navigation' },
      })),
    );
  });
});
