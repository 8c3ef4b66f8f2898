import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageConfig } from '../contracts/cms/page-config';
import { type PricesInfo } from '../contracts/kernel/prices';
import { AVAILABILITY_STATES } from '../contracts/stores/availability';
import messages from '../messages.de.json';
import { expectNoAxeViolations } from '../testing/axe';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from '../widget/platform';
import { AvailabilityNote } from './AvailabilityNote';
import { DeliveryTime } from './DeliveryTime';
import { EnergyNote } from './EnergyArrow';
import { aPrice, aProductTile, energyB, energyOld, reducedPrice, rrpPrice } from './example-products';
import { productExamples } from './examples';
import { PriceBlock } from './PriceBlock';
import { ProductPicture } from './ProductPicture';
import { ProductTile } from './ProductTile';

const urls = { start: '/', search: '/search/', basket: '/basket/', shipping: '/versand/' };

function onPlatform(children: ReactNode, config: Partial<PageConfig> = { pageUrls: urls }) {
  return <PlatformProvider platform={fakePlatform({ messages, config })}>{children}</PlatformProvider>;
}

describe('product tile', () => {
  it('is one link to the product, named by it', () => {
    render(onPlatform(<ProductTile product={aProductTile()} />, {}));
    const tile = screen.getByRole('article', {
      name: 'Akku-Bohrschrauber AB 18-2 mit zwei Akkus und Koffer',
    });

    const [link, ...others] = within(tile).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/p/akku-bohrschrauber-1001/');
    expect(others).toEqual([]);
  });

  it.each([
    ['en-DE', 'de'],
    ['de-DE', null],
  ])('on a page in %s has its German name in the language %s', (shopLocale, language) => {
    render(onPlatform(<ProductTile product={aProductTile()} />, { pageUrls: urls, shopLocale }));

    expect(screen.getByText(/^Akku-Bohrschrauber AB 18-2/).getAttribute('lang')).toBe(language);
  });

  it('says price, rating, availability and delivery in words', () => {
    render(onPlatform(<ProductTile product={aProductTile()} />));

    expect(screen.getByText('149,00 €')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4,5 von 5 Sternen, 12 Bewertungen' })).toBeInTheDocument();
    expect(screen.getByText('Online verfügbar')).toBeInTheDocument();
    expect(screen.getByText('Lieferung in 2–4 Werktagen')).toBeInTheDocument();
  });

  it('shows the badge of the catalogue in its colours, and the seal', () => {
    const basis = 'unter den 3 meistverkauften';
    const productDisruptor = {
      name: 'Bestseller',
      backgroundColor: '#12324f',
      textColor: '#ffffff',
      basis,
    };
    const imageProductDisruptor = { src: '/media/seal.svg', alt: 'Blauer Engel' };
    render(onPlatform(<ProductTile product={aProductTile({ productDisruptor, imageProductDisruptor })} />));

    const badge = screen.getByRole('img', { name: 'Bestseller' });
    // Not only on hover: a touch screen shows no help text.
    expect(screen.getByText(`Bestseller: ${basis}`, { selector: 'p' })).toBeVisible();
    expect(badge.querySelector('rect')).toHaveAttribute('fill', '#12324f');
    expect(badge.querySelector('text')).toHaveAttribute('fill', '#ffffff');
    expect(screen.getByRole('img', { name: 'Blauer Engel' })).toHaveAttribute('src', '/media/seal.svg');
  });

  it('shows no stars while nobody has judged', () => {
    render(onPlatform(<ProductTile product={aProductTile({ reviews: { count: 0 }, ratings: 0 })} />));

    expect(screen.queryByRole('img', { name: /Sternen/ })).not.toBeInTheDocument();
  });

  it('promises no delivery of what is sold out', () => {
    render(onPlatform(<ProductTile product={aProductTile({ statusOnline: 'SoldOut' })} />));

    expect(screen.getByText('Ausverkauft')).toBeInTheDocument();
    expect(screen.queryByText(/Lieferung/)).not.toBeInTheDocument();
  });

  it('says that goods need advice instead of a delivery (ChemBiozidDV §10, §11)', () => {
    render(
      onPlatform(
        <ProductTile product={aProductTile({ statusOnline: 'Unavailable', storeProof: 'advice' })} />,
      ),
    );

    expect(screen.getByText('Nur mit Beratung im Markt')).toBeInTheDocument();
    expect(screen.queryByText(/Lieferung/)).not.toBeInTheDocument();
    expect(screen.queryByText('Online nicht verfügbar')).not.toBeInTheDocument();
    expect(screen.getByText('inkl. MwSt.')).toBeInTheDocument();
    expect(screen.queryByText(/Versand/)).not.toBeInTheDocument();
  });

  it('says what can be chosen, and how many there are of each', () => {
    const variations = [
      { label: 'Länge', count: 14 },
      { label: 'Farbe', count: 1 },
      { label: 'Durchmesser', count: 5 },
    ];
    render(onPlatform(<ProductTile product={aProductTile({ variations })} />));

    expect(screen.getByText('Zur Auswahl: Länge (14), Durchmesser (5)')).toBeInTheDocument();
  });

  it('has room for the heart and for a button', () => {
    render(
      onPlatform(
        <ProductTile
          product={aProductTile()}
          actions={<button>Merken</button>}
          footer={<button>In den Warenkorb</button>}
        />,
      ),
    );

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'In den Warenkorb',
      'Merken',
    ]);
  });
});

describe('price block', () => {
  const show = (prices: PricesInfo, isFromPrice = false) =>
    render(onPlatform(<PriceBlock prices={prices} isFromPrice={isFromPrice} />)).container;

  it('says the price per unit once, where the price already is one', () => {
    const prices = aPrice(2399, { unitPrice: { price: '23,99 €', unit: '1 Stück' } });

    expect(show({ ...prices, displayPriceUnit: '1 Stück' })).not.toHaveTextContent(/23,99.*23,99/);
    cleanup();
    expect(show({ ...prices, displayPriceUnit: 'Sack' })).toHaveTextContent(/23,99.*23,99/);
  });

  it('names the old price as the lowest of 30 days and tells the saving', () => {
    const block = show(reducedPrice);

    expect(block).toHaveTextContent('Niedrigster Preis der letzten 30 Tage: 29,99 €');
    expect(block).toHaveTextContent('23,99 €');
    expect(screen.getByText('-20 %')).toBeInTheDocument();
    expect(screen.getByText('29,99 €').tagName).toBe('S');
  });

  it('names a recommended price as such and tells no saving', () => {
    const block = show(rrpPrice);

    expect(block).toHaveTextContent('UVP: 129,95 €');
    expect(block).not.toHaveTextContent('%');
    expect(block).not.toHaveTextContent('Niedrigster Preis');
  });

  it('strikes nothing when the lowest price of 30 days is not higher', () => {
    const block = show({ ...reducedPrice, strikePrice: reducedPrice.displayPrice });

    expect(block).not.toHaveTextContent('Niedrigster Preis');
    expect(block).not.toHaveTextContent('%');
  });

  it('gives the price per unit, and "ab" for the cheapest of several', () => {
    const block = show(reducedPrice, true);

    expect(block).toHaveTextContent('4,80 € / 1 l');
    expect(block).toHaveTextContent('ab 23,99 €');
  });

  it('states a deposit beside the price (PAngV §7)', () => {
    expect(show({ ...reducedPrice, deposit: { value: 750, displayValue: '7,50 €' } })).toHaveTextContent(
      'zzgl. 7,50 € Pfand',
    );
    cleanup();
    expect(show(reducedPrice)).not.toHaveTextContent('Pfand');
  });

  it('links the shipping costs where the shop has a page about them', () => {
    const block = show(reducedPrice);

    expect(block).toHaveTextContent('inkl. MwSt., zzgl. Versandkosten');
    expect(screen.getByRole('link', { name: 'Versandkosten' })).toHaveAttribute('href', '/versand/');
  });

  it('names the shipping costs without a link where there is no such page', () => {
    render(onPlatform(<PriceBlock prices={reducedPrice} />, {}));

    expect(screen.getByText(/Versandkosten/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('energy arrow', () => {
  it('leads to the label and to the data sheet', () => {
    render(onPlatform(<EnergyNote label={energyB} />));

    const arrow = screen.getByRole('link', { name: 'Energieeffizienzklasse B auf einer Skala von A bis G' });
    expect(arrow).toHaveAttribute('href', '/energielabel/led-b/');
    expect(arrow).toHaveAttribute('data-opens', 'search:energy-label-requested');
    expect(arrow).toHaveAttribute('data-opens-with', '{"productId":"led-b"}');
    expect(screen.getByRole('link', { name: 'Produktdatenblatt' })).toHaveAttribute(
      'href',
      '/energielabel/led-b/',
    );
  });

  it('has no link where the label has no page', () => {
    render(onPlatform(<EnergyNote label={{ ...energyB, dataSheet: undefined }} />));

    expect(screen.getByRole('img', { name: /Energieeffizienzklasse B/ })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('knows the old scale', () => {
    render(onPlatform(<EnergyNote label={energyOld} />));

    expect(
      screen.getByRole('img', { name: 'Energieeffizienzklasse A++ auf einer Skala von A+++ bis D' }),
    ).toBeInTheDocument();
  });
});

describe('availability', () => {
  it.each(AVAILABILITY_STATES)('has words for %s, online and in a store', (status) => {
    const { container } = render(
      onPlatform(
        <>
          <AvailabilityNote status={status} />
          <AvailabilityNote status={status} channel="store" />
        </>,
      ),
    );

    expect(container).toHaveTextContent(/\p{L}{4}/u);
    expect(container).not.toHaveTextContent('product.');
  });

  it.each([
    [{ min: 2, max: 4 }, 'Lieferung in 2–4\u00a0Werktagen'],
    [{ min: 3, max: 3 }, 'Lieferung in 3\u00a0Werktagen'],
    [{ max: 1 }, 'Lieferung in einem Werktag'],
    [{}, ''],
  ])('says %j as "%s"', (days, words) => {
    const { container } = render(onPlatform(<DeliveryTime {...days} />));

    expect(container.textContent).toBe(words);
  });
});

describe('picture', () => {
  it('falls back to the second picture, then to a drawn frame with the same name', () => {
    render(
      onPlatform(<ProductPicture image={{ src: '/a.svg', fallbackSrc: '/b.svg', alt: 'Bohrer von vorn' }} />),
    );
    const picture = () => screen.getByRole('img', { name: 'Bohrer von vorn' });

    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/b.svg');

    fireEvent.error(picture());
    expect(picture()).not.toHaveAttribute('src');
  });

  it('has its own source for phones, and none once it has fallen back', () => {
    const image = { src: '/a.svg', mobileSrc: '/a-small.svg', fallbackSrc: '/b.svg', alt: 'Bohrer' };
    const { container } = render(onPlatform(<ProductPicture image={image} />));
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('srcset', '/a-small.svg');
    expect(source).toHaveAttribute('media', '(max-width: 679.98px)');

    fireEvent.error(screen.getByRole('img', { name: 'Bohrer' }));
    expect(container.querySelector('picture > source')).toBeNull();
  });

  it('offers the widths of a bitmap, and its fallback to browsers without the format', () => {
    const files = (name: string) => [240, 480].map((width) => ({ src: `/${name}-${width}.webp?v=1`, width }));
    const image = {
      src: '/a-480.webp?v=1',
      sources: files('a'),
      fallbackSrc: '/a.jpg',
      alt: 'Bohrer',
      mobileSrc: '/m-480.webp?v=1',
      mobileSources: files('m'),
    };
    const { container } = render(onPlatform(<ProductPicture image={image} size="thumbnail" />));
    const [mobile, main] = container.querySelectorAll('source');

    expect(mobile).toHaveAttribute('srcset', '/m-240.webp?v=1 240w, /m-480.webp?v=1 480w');
    expect(mobile).toHaveAttribute('media', '(max-width: 679.98px)');
    expect(main).toHaveAttribute('srcset', '/a-240.webp?v=1 240w, /a-480.webp?v=1 480w');
    expect(main).toHaveAttribute('type', 'image/webp');
    expect(main).toHaveAttribute('sizes', '72px');
    expect(screen.getByRole('img', { name: 'Bohrer' })).toHaveAttribute('src', '/a.jpg');

    fireEvent.error(screen.getByRole('img', { name: 'Bohrer' }));
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img', { name: 'Bohrer' })).toHaveAttribute('src', '/a.jpg');
  });

  it('falls back from a picture of the first screen that failed before hydration', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const size = jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get');
    size.mockReturnValueOnce(0).mockReturnValue(600);
    const image = { src: '/a.svg', fallbackSrc: '/b.svg', alt: 'Bohrer' };
    render(onPlatform(<ProductPicture image={image} isPriority />));

    expect(screen.getByRole('img', { name: 'Bohrer' })).toHaveAttribute('src', '/b.svg');
    jest.restoreAllMocks();
  });
});

describe.each(Object.entries(productExamples))('%s', (_component, examples) => {
  it.each(examples)('is accessible: $name', async ({ element }) => {
    const { container } = render(
      onPlatform(
        <main>
          <h1>Seite</h1>
          <h2>Liste</h2>
          {element}
        </main>,
      ),
    );

    await expectNoAxeViolations(container);
  });

  it.each(examples)('hydrates what the server wrote: $name', ({ element }) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = renderToString(onPlatform(element));

    const { unmount } = render(onPlatform(element), { container, hydrate: true });

    expect(complaints).not.toHaveBeenCalled();
    unmount();
    complaints.mockRestore();
  });
});
