import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { deutz, messages, selected } from '../../testing/store-fixtures';
import { storeRecommendationBanner } from './store-recommendation-banner.widget';

const RECOMMENDATION = 'storefinder:recommendation-requested';
const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
const openDeutz = { ...selected(deutz), openingText: 'Heute bis 20:00 Uhr geöffnet' };

const onPage = async () => {
  const widget = await renderWidget(storeRecommendationBanner, {}, { messages, config: { pageUrls: urls } });
  return { user: userEvent.setup(), bus: widget.platform.bus, ...widget };
};
const banner = () => screen.queryByRole('region', { name: 'Hinweis auf Ihren Markt' });

it('asks for a store and stays in the window, without a call', async () => {
  const { container, platform } = await onPage();

  expect(banner()).toHaveTextContent('Wählen Sie Ihren Markt');
  expect(banner()).toHaveAttribute('data-store-prompt');
  expect(platform.calls).toEqual([]);
  await expectNoAxeViolations(container);
});

it('names the chosen store and its opening state, and stays no more', async () => {
  const { container, bus, platform } = await onPage();
  await act(async () => bus.set('selectedStore', openDeutz));

  expect(banner()).toHaveTextContent('Fachwerk Köln-Deutz Heute bis 20:00 Uhr geöffnet');
  expect(banner()).not.toHaveTextContent('Wählen Sie');
  expect(banner()).not.toHaveAttribute('data-store-prompt');
  expect(platform.calls).toEqual([]);
  await expectNoAxeViolations(container);
});

it('has both in server HTML, which the shell fills and the page’s mark selects', async () => {
  const { platform } = await onPage();
  const html = renderToStaticMarkup(
    <storeRecommendationBanner.Root props={{}} data={undefined} platform={platform} />,
  );

  expect(html).toContain('Wählen Sie Ihren Markt');
  expect(html).toContain('data-visitor="{store}"');
  expect(html).toContain('data-visitor="{storeOpening}"');
});

it('opens the layer with the nearest store, else the layer of all, else the page of stores', async () => {
  const { user, bus, platform } = await onPage();
  const [nearest, all] = [jest.fn(), jest.fn()];
  bus.on(RECOMMENDATION, nearest, platform.signal);
  bus.on('storefinder:layer-requested', all, platform.signal);
  const link = screen.getByRole('link', { name: 'Markt finden' });
  expect(link).toHaveAttribute('href', '/stores/');
  expect(link).toHaveAttribute('data-opens', RECOMMENDATION);

  bus.set('layers', ['storefinder:layer-requested']);
  await user.click(link);
  expect(all).toHaveBeenCalledWith({});
  bus.set('layers', ['storefinder:layer-requested', RECOMMENDATION]);
  await user.click(link);

  expect(nearest).toHaveBeenCalledWith({});
  expect(all).toHaveBeenCalledTimes(1);
});

it('shows the chosen store in its tile', async () => {
  const { user, bus, platform } = await onPage();
  const tile = jest.fn();
  bus.on('storefinder:tile-requested', tile, platform.signal);
  await act(async () => {
    bus.set('layers', ['storefinder:tile-requested']);
    bus.set('selectedStore', openDeutz);
  });
  await user.click(screen.getByRole('link', { name: 'Details' }));

  expect(tile).toHaveBeenCalledTimes(1);
});

it('is gone when it is closed, and says so', async () => {
  const { user, bus, platform } = await onPage();
  const dismissed = jest.fn();
  bus.on('storefinder:banner-dismissed', dismissed, platform.signal);
  await user.click(screen.getByRole('button', { name: 'Hinweis auf Ihren Markt schließen' }));

  expect(banner()).not.toBeInTheDocument();
  expect(dismissed).toHaveBeenCalledWith({});
});

it('is not there for professional customers, who belong to one store', async () => {
  const { bus } = await onPage();
  await act(async () => bus.set('isProhibis', true));

  expect(banner()).not.toBeInTheDocument();
});
