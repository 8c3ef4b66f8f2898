import { requestStoreLayer } from '@fachwerk/shared/bus';
import { renderWidget } from '@fachwerk/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { messages } from '../../testing/store-fixtures';
import { storefinderLayer } from './storefinder-layer.widget';

jest.mock('./LayerDialog', () => {
  throw new Error('The chunk is not loaded.');
});

it('offline, keeps the page and explains it when the layer is opened for the first time', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // jsdom reports every navigation as an error.
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pageUrls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
  const { platform } = await renderWidget(storefinderLayer, {}, { messages, config: { pageUrls } });

  await act(async () => requestStoreLayer(platform.bus));

  await waitFor(() =>
    expect(platform.bus.get('notifications')).toMatchObject([
      { type: 'error', text: expect.stringContaining('Es besteht keine Verbindung.') as string },
    ]),
  );
  expect(platform.bus.get('openedSidebarId')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  isOnline.mockRestore();
  onError.mockRestore();
});
