import { closeSidebar, openSidebar } from '@fachwerk/shared/bus';
import { readProducts } from '@fachwerk/shared/calls';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aList, aStore, messages } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

const PATH = '/c/werkzeug/akkuschrauber/';
const deutz = aStore({ companyId: '1043', name: 'Fachwerk Köln-Deutz' });

async function openList(search = '', more: { stores?: string } = {}) {
  window.history.replaceState(null, '', PATH + search);
  const page = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', ...more } },
      url: `https://shop.example${PATH}${search}`,
      answers: [
        answerTo(readProducts, ({ query }) =>
          aList({
            category: aCategory(),
            total: query?.inStore ? 17 : 60,
            ...(query?.inStore === '1042' && {
              store: { companyId: '1042', name: 'Fachwerk Köln-Ossendorf' },
            }),
            ...(query?.inStore === '1043' && { store: { companyId: '1043', name: deutz.name } }),
          }),
        ),
      ],
    },
  );
  const choose = (store: SelectedStore) =>
    act(async () => {
      page.platform.bus.set('selectedStore', store);
      const { companyId, name } = store;
      page.platform.bus.publish('storefinder:store-selected', { companyId, name });
    });
  return { ...page, choose, user: userEvent.setup() };
}
const filter = () => screen.getByRole('checkbox', { name: /^Heute in meinem Markt/ });
const chooser = (role: 'link' | 'button') =>
  screen.getByRole(role, { name: 'Heute in meinem Markt Markt wählen' });

it('names the store, with the number of its items', async () => {
  const { choose } = await openList();
  expect(screen.queryByRole('checkbox', { name: /Markt/ })).not.toBeInTheDocument();
  await choose(aStore());

  expect(filter()).not.toBeChecked();
  expect(filter().closest('label')).toHaveTextContent('Heute in meinem Markt Fachwerk Köln-Ossendorf17');
});

it('filters by the store in the address, and takes it away again', async () => {
  const { choose, user, platform } = await openList('?f.marke=Eberholt&page=2');
  await choose(aStore());
  await user.click(filter());

  await waitFor(() => expect(window.location.search).toBe('?f.marke=Eberholt&markt=1042'));
  await waitFor(() => expect(filter()).toBeChecked());
  await waitFor(() =>
    expect(platform.calls.at(-1)?.query).toMatchObject({ inStore: '1042', page: 1, size: 24 }),
  );

  expect(platform.tracked.at(-1)).toEqual({
    name: 'filter_list',
    values: expect.objectContaining({ store: '1042', source: 'stationary_filter_toggle_button' }) as unknown,
  });

  const chip = { name: 'Filter „Heute in Fachwerk Köln-Ossendorf“ entfernen' };
  await user.click(await screen.findByRole('link', chip));
  await waitFor(() => expect(window.location.search).toBe('?f.marke=Eberholt'));
});

it('shows the store of the address to visitors without a store or with another one', async () => {
  const { choose, user } = await openList('?markt=1042');
  expect(filter()).toBeChecked();
  await choose(deutz);
  expect(filter().closest('label')).toHaveTextContent('Köln-Ossendorf17');

  await user.click(filter());
  await waitFor(() => expect(filter()).not.toBeChecked());
  await waitFor(() => expect(filter().closest('label')).toHaveTextContent('Köln-Deutz17'));
});

it('opens the choice of a store, which then filters the list', async () => {
  const { platform, choose, user } = await openList();
  const onRequest = jest.fn();
  platform.bus.on('storefinder:layer-requested', onRequest, platform.signal);
  await act(async () => platform.bus.set('layers', ['storefinder:layer-requested']));
  await user.click(chooser('button'));
  expect(onRequest).toHaveBeenCalledTimes(1);

  await choose(deutz);
  await waitFor(() => expect(window.location.search).toBe('?markt=1043'));
  await waitFor(() => expect(filter()).toBeChecked());
});

it('does not filter by a store that is chosen after the layer was closed', async () => {
  const { platform, choose, user } = await openList();
  await act(async () => platform.bus.set('layers', ['storefinder:layer-requested']));
  await user.click(chooser('button'));
  await act(async () => openSidebar(platform.bus, 'storefinder-layer'));
  await act(async () => closeSidebar(platform.bus, 'storefinder-layer'));

  await choose(deutz);

  expect(filter()).not.toBeChecked();
  expect(window.location.search).toBe('');
});

it('leads to the page of all stores where there is no layer', async () => {
  await openList('', { stores: '/stores/' });

  expect(chooser('link')).toHaveAttribute('href', '/stores/');
});

it('shows nothing to professional customers', async () => {
  const { platform, choose } = await openList();
  await act(async () => platform.bus.set('isProhibis', true));
  await choose(aStore());

  expect(screen.queryByText('Heute in meinem Markt')).not.toBeInTheDocument();
  expect(platform.calls).toHaveLength(1);
});
