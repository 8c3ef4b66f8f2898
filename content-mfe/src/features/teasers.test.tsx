import { renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../testing/test-data';
import { accordion } from './accordion/accordion.widget';
import { adTeaserTabs } from './ad-teaser-tabs/ad-teaser-tabs.widget';
import { brandsTeaser } from './brands-teaser/brands-teaser.widget';
import { headlineTeaser } from './headline-teaser/headline-teaser.widget';
import { heroSlider } from './hero-slider/hero-slider.widget';
import { htmlTeaser } from './html-teaser/html-teaser.widget';
import { imageTeaser } from './image-teaser/image-teaser.widget';
import { jumpMarksTeaser } from './jump-marks-teaser/jump-marks-teaser.widget';
import { mainTeaser } from './main-teaser/main-teaser.widget';
import { uspTeaser } from './usp-teaser/usp-teaser.widget';

const picture = { src: '/images/scenes/licht.svg', portraitSrc: '/images/scenes/licht-hoch.svg' };

describe('hero slider', () => {
  const slides = [
    { headline: 'Eins', picture, link: { label: 'Los', href: '/c/holz/' } },
    { headline: 'Zwei', picture },
  ];

  it('loads its first picture with high priority, the others lazily, each with its size', async () => {
    const { container } = await renderWidget(heroSlider, { slides }, { messages });
    const [first, second] = container.querySelectorAll('img');

    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).not.toHaveAttribute('loading');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(second).not.toHaveAttribute('fetchpriority');
    expect(first).toHaveAttribute('width', '1600');
    expect(first).toHaveAttribute('height', '700');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/images/scenes/licht-hoch.svg');
  });

  it('has no autoplay by default, and the delay of the specification otherwise', () => {
    expect(heroSlider.parseProps({ slides })).toMatchObject({
      props: { autoplay: false, autoplayDelay: 3000 },
    });
    expect(heroSlider.parseProps({ slides, autoplay: true, autoplayDelay: 500 }).ok).toBe(false);
  });

  it('requires a slide', () => expect(heroSlider.parseProps({ slides: [] }).ok).toBe(false));
});

it('has one link in a picture tile: its headline', async () => {
  const images = [{ headline: 'Das Bad', picture, link: { label: 'Zum Bad', href: '/c/bad-sanitaer/' } }];
  await renderWidget(imageTeaser, { headline: 'Ideen', images }, { messages });

  const region = within(screen.getByRole('region', { name: 'Ideen' }));
  expect(region.getByRole('heading', { level: 3, name: 'Das Bad' })).toBeVisible();
  expect(region.getAllByRole('link')).toHaveLength(1);
  expect(region.getByRole('link', { name: 'Das Bad' })).toHaveAttribute('href', '/c/bad-sanitaer/');
});

it('gives other sites no reference to this window', async () => {
  const link = { label: 'Mehr', href: 'https://www.example.org/' };
  await renderWidget(headlineTeaser, { headline: 'A', link }, { messages });

  expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener');
});

it('searches for a brand, also with special characters', async () => {
  await renderWidget(brandsTeaser, { brands: ['Stelzmann & Söhne'] }, { messages });

  expect(screen.getByRole('link', { name: 'Stelzmann & Söhne' })).toHaveAttribute(
    'href',
    '/search/?q=Stelzmann+%26+S%C3%B6hne&ms=true',
  );
});

it('is the first heading of a page if the page sets its level', async () => {
  await renderWidget(mainTeaser, { headline: 'Gut gebaut', level: 'h1' }, { messages });

  expect(screen.getByRole('heading', { level: 1, name: 'Gut gebaut' })).toBeVisible();
});

it('refuses an icon that does not exist', () => {
  expect(uspTeaser.parseProps({ items: [{ icon: 'rocket', title: 'A' }] }).ok).toBe(false);
});

it('links to anchors of its page', async () => {
  await renderWidget(jumpMarksTeaser, { marks: [{ label: 'Fragen', anchor: 'fragen' }] }, { messages });

  const marks = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
  expect(marks.getByRole('link', { name: 'Fragen' })).toHaveAttribute('href', '#fragen');
});

describe('editorial HTML', () => {
  it('is rendered without what is not allowed', async () => {
    const html = '<p onclick="alert(1)">Da</p><script>alert(1)</script>';
    const { container } = await renderWidget(htmlTeaser, { html, anchor: 'text' }, { messages });

    expect(container.querySelector('#text p')?.outerHTML).toBe('<p>Da</p>');
    expect(container.querySelector('script')).toBeNull();
  });

  it('renders nothing when nothing is left of it', async () => {
    const { container } = await renderWidget(htmlTeaser, { html: '<script>alert(1)</script>' }, { messages });

    expect(container).toBeEmptyDOMElement();
  });
});

describe('the accordion', () => {
  const items = [{ title: 'Was kostet die Lieferung?', html: '<p>Nichts<script>alert(1)</script>.</p>' }];

  it('is opened by the browser, without script', async () => {
    const { container } = await renderWidget(accordion, { headline: 'Fragen', items }, { messages });

    expect(screen.getByRole('region', { name: 'Fragen' })).toBeVisible();
    const [details] = container.querySelectorAll('details');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent('Was kostet die Lieferung?');
    expect(details?.querySelector('p')?.outerHTML).toBe('<p>Nichts.</p>');
    expect(accordion.hydrate).toBe('never');
  });

  it('has an open copy for wide screens when it closes on narrow ones only', async () => {
    const { container } = await renderWidget(accordion, { items, mobileOnly: true }, { messages });

    expect(container.querySelector('.narrowOnly details')).not.toBeNull();
    expect(container.querySelector('.wideOnly h2')).toHaveTextContent('Was kostet die Lieferung?');
    expect(container.querySelector('.wideOnly details')).toBeNull();
  });
});

describe('a promotion', () => {
  const promotion = { id: 'winter-2026', name: 'Winter', creative: 'Laub', slot: 'start-1' };
  const attributes = {
    'data-promotion-id': 'winter-2026',
    'data-promotion-name': 'Winter',
    'data-promotion-creative': 'Laub',
    'data-promotion-slot': 'start-1',
  };
  const link = { url: '/c/garten/' };
  const image = { src: '/images/scenes/garten.svg' };
  const shown = {
    'hero-slider': () =>
      renderWidget(heroSlider, { slides: [{ headline: 'Eins', picture, promotion }] }, { messages }),
    'main-teaser': () => renderWidget(mainTeaser, { headline: 'Eins', promotion }, { messages }),
    'image-teaser': () =>
      renderWidget(imageTeaser, { images: [{ headline: 'Eins', picture, promotion }] }, { messages }),
    'ad-teaser-tabs': () =>
      renderWidget(
        adTeaserTabs,
        {
          headline: 'Werbung',
          tabs: [
            { title: 'Eins', link, image, promotion },
            { title: 'Zwei', link, image },
          ],
        },
        { messages },
      ),
  };

  it.each(Object.entries(shown))('is named by the element that shows it in %s', async (_widget, show) => {
    const { container } = await show();
    const marked = Array.from(container.querySelectorAll('[data-promotion-id]'));

    expect(marked).toHaveLength(1);
    for (const [name, value] of Object.entries(attributes)) expect(marked[0]).toHaveAttribute(name, value);
    expect(marked[0]).toHaveTextContent('Eins');
  });
});
