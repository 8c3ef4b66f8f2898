import { openSidebar } from '@fachwerk/shared/bus';
import { readStore, readStoreStock, searchStores, selectStore } from '@fachwerk/shared/calls';
import type { StoreSearch } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { choiceOfClasses } from '@fachwerk/shared/rules';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aResult,
  aSearch,
  aStock,
  aStore,
  deutz,
  messages,
  nextDays,
  selected,
  unknownPlace,
} from '../../testing/store-fixtures';
import { storefinderLayer } from './storefinder-layer.widget';

const down = () => {
  throw new HttpError('network', 'for the test');
};
const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };

beforeEach(() => sessionStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

async function onPage(answers: readonly AnswerTo[] = []) {
  const widget = await renderWidget(
    storefinderLayer,
    {},
    {
      messages,
      config: { pageUrls: urls },
      answers: [
        answerTo(searchStores, aSearch()),
        answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
        ...answers,
      ],
    },
  );
  const request = (about = {}) =>
    act(async () => widget.platform.bus.publish('storefinder:layer-requested', about));
  const searches = () =>
    widget.platform.calls.filter(({ path }) => path === '/rest/stores/').map(({ query }) => query);
  return { user: userEvent.setup(), request, searches, ...widget };
}

const field = () => screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' });
const submit = () => screen.getByRole('button', { name: 'Suchen' });
const storeOf = (name: string) => within(screen.getByRole('article', { name }));

async function onResults(answers: readonly AnswerTo[] = []) {
  const page = await onPage(answers);
  await page.request();
  await page.user.type(field(), '50667{Enter}');
  return page;
}

describe('at the width of a laptop', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it.each([
    [1023, 'sheet'],
    [1024, 'sheet'],
    [1025, 'modal'],
  ])('of %i px it is shown as the store tile: a %s', async (width, placement) => {
    window.matchMedia = ((query: string) => ({
      matches: width <= Number(/\(max-width: ([\d.]+)px\)/.exec(query)?.[1] ?? 0),
      addListener: () => undefined,
      removeListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
    const { request } = await onPage();
    await request();

    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toHaveClass(placement);
  });
});

describe('opening', () => {
  it('shows nothing and asks for nothing until it is requested', async () => {
    const { platform } = await onPage();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.calls).toEqual([]);
  });

  it('opens on request', async () => {
    const { platform, request } = await onPage();
    await request();

    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toBeVisible();
    expect(platform.bus.get('bodyScrollLockCount')).toBe(1);
  });

  it('opens as the page’s slide-in, for those who know only its id', async () => {
    const { platform } = await onPage();
    await act(async () => openSidebar(platform.bus, 'storefinder-layer'));

    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toBeVisible();
  });

  it('closes by Escape, lets the page scroll again and gives the focus back', async () => {
    const { platform, user, request, container } = await onPage();
    const opener = document.createElement('button');
    container.append(opener);
    opener.focus();
    await request();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.bus.get('openedSidebarId')).toBeNull();
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
    expect(opener).toHaveFocus();
  });

  it('makes room for another slide-in', async () => {
    const { platform, request } = await onPage();
    await request();
    await act(async () => openSidebar(platform.bus, 'burger-menu'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.bus.get('openedSidebarId')).toBe('burger-menu');
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('leaves nothing behind when the widget goes', async () => {
    const { platform, request, unmount } = await onPage();
    await request();
    unmount();

    expect(platform.bus.get('openedSidebarId')).toBeNull();
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
    platform.bus.publish('storefinder:layer-requested', {});
    expect(platform.bus.get('openedSidebarId')).toBeNull();
  });

  it('begins with the visitor’s own store', async () => {
    const { platform, request, searches } = await onPage();
    await act(async () => platform.bus.set('selectedStore', selected(deutz)));
    await request();

    expect(field()).toHaveValue('50679');
    expect(searches()).toEqual([{ q: '50679', limit: 10 }]);
    expect(storeOf('Fachwerk Köln-Deutz').getByText('Ihr Markt')).toBeVisible();
    expect(storeOf('Fachwerk Köln-Deutz').queryByRole('button')).not.toBeInTheDocument();
  });

  it('begins without the visitor’s own store, and as if there was none, where it is to be ignored', async () => {
    const { platform, request, searches, user } = await onPage();
    await act(async () => platform.bus.set('selectedStore', selected(deutz)));
    await request({ ignoreSelectedStore: true });

    expect(field()).toHaveValue('');
    expect(searches()).toEqual([]);
    await user.type(field(), '50667{Enter}');
    expect(storeOf('Fachwerk Köln-Deutz').queryByText('Ihr Markt')).not.toBeInTheDocument();
    expect(storeOf('Fachwerk Köln-Deutz').getByRole('button', { name: /Als meinen Markt/ })).toBeVisible();
  });

  it('begins at the place of the request', async () => {
    const { request, searches } = await onResults();
    await request({ storefinderLocation: { lat: 48.1, lon: 11.5 } });

    expect(field()).toHaveValue('');
    expect(searches()[1]).toEqual({ lat: 48.1, lon: 11.5, limit: 10 });
  });

  it('begins with the place that the request names, and keeps it for later', async () => {
    const { platform, request, searches, user } = await onPage();
    await act(async () => platform.bus.set('selectedStore', selected(deutz)));
    await request({ place: ' 50667 Köln ' });
    expect(field()).toHaveValue('50667 Köln');

    await user.keyboard('{Escape}');
    await request();

    expect(field()).toHaveValue('50667 Köln');
    expect(searches()).toMatchObject([{ q: '50667 Köln' }, { q: '50667 Köln' }]);
  });

  it('asks for no place that cannot be one', async () => {
    const { request, searches } = await onPage();
    await request({ place: '1' });

    expect(field()).toHaveValue('1');
    expect(searches()).toEqual([]);
  });

  it('begins with the last search of the session', async () => {
    const { user, request, searches } = await onResults();
    await user.keyboard('{Escape}');
    await request();

    expect(field()).toHaveValue('50667');
    expect(searches()).toHaveLength(2);
  });
});

describe('searching', () => {
  it('shows the nearest stores with all that is needed to choose', async () => {
    await onResults();

    expect(screen.getByRole('status')).toHaveTextContent('Die 2 nächsten Märkte bei 50667 Köln');
    const shown = storeOf('Fachwerk Köln-Ossendorf');
    expect(shown.getByText('3,4 km entfernt')).toBeVisible();
    expect(shown.getByText('Butzweilerstraße 41, 50829 Köln')).toBeVisible();
    expect(shown.queryByText('Geöffnet')).not.toBeInTheDocument();
    expect(shown.getByText(/Schließt um 20:00 Uhr/)).toBeVisible();
    expect(shown.getByText('Holzzuschnitt')).toBeVisible();
    // The shop has no checkout for reservations.
    expect(shown.queryByText('Reservieren')).not.toBeInTheDocument();
    expect(storeOf('Fachwerk Köln-Deutz').getByText('Geschlossen')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it.each([
    ['', 'Bitte geben Sie eine Postleitzahl oder einen Ort ein.'],
    ['50', 'Bitte geben Sie mindestens 3 Zeichen der Postleitzahl ein.'],
  ])('asks for nothing with "%s" and says why', async (typed, why) => {
    const { user, request, searches } = await onPage();
    await request();
    if (typed) await user.type(field(), typed);
    await user.click(submit());

    expect(field()).toHaveAccessibleDescription(why);
    expect(field()).toHaveFocus();
    expect(searches()).toEqual([]);
  });

  it('says what to do about an unknown place, and takes a suggestion', async () => {
    const { user, request, searches } = await onPage([
      answerTo(searchStores, ({ query }) => (query?.q === 'Koln' ? unknownPlace('Koln') : aSearch())),
    ]);
    await request();
    await user.type(field(), 'Koln{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('„Koln“ kennen wir nicht als Ort');

    await user.click(screen.getByRole('button', { name: 'Köln, Nordrhein-Westfalen' }));

    expect(searches()).toContainEqual({ q: '50667', limit: 10 });
    expect(field()).toHaveValue('50667');
    expect(screen.getByRole('status')).toHaveTextContent('bei 50667 Köln');
  });

  it('keeps what was typed when it fails, and tries again', async () => {
    let isDown = true;
    const { user } = await onResults([answerTo(searchStores, () => (isDown ? down() : aSearch()))]);

    expect(screen.getByRole('alert')).toHaveTextContent('Die Märkte konnten nicht geladen werden.');
    expect(field()).toHaveValue('50667');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  });

  it('shows the answer to the last question, whatever comes in later', async () => {
    let answerFirst: (answer: StoreSearch) => void = () => undefined;
    const { user } = await onResults([
      answerTo(searchStores, ({ query }) =>
        query?.q === '50667'
          ? new Promise((resolve) => (answerFirst = resolve))
          : aSearch({ place: '10115 Berlin' }),
      ),
    ]);
    await user.clear(field());
    await user.type(field(), '10115{Enter}');
    await act(async () => answerFirst(aSearch()));

    expect(screen.getByRole('status')).toHaveTextContent('bei 10115 Berlin');
  });

  it('names no zero kilometres', async () => {
    await onResults([
      answerTo(searchStores, () =>
        aSearch({ results: [aResult(deutz, { distance: 0, distanceText: '0,0 km' })] }),
      ),
    ]);

    expect(storeOf('Fachwerk Köln-Deutz').getByText('unter 1 km entfernt')).toBeVisible();
  });

  it('offers the page of all stores', async () => {
    const { request } = await onPage();
    await request();

    expect(screen.getByRole('link', { name: 'Alle Märkte ansehen' })).toHaveAttribute('href', '/stores/');
  });
});

describe('the visitor’s position', () => {
  const withPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const usePositionButton = () => screen.getByRole('button', { name: 'Standort verwenden' });

  it('is asked for after a click only, and told in kilometres', async () => {
    const ask = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 50.941278, longitude: 6.958281 } } as GeolocationPosition),
    );
    withPosition(ask);
    const { user, request, searches } = await onPage([answerTo(searchStores, aSearch({ place: null }))]);
    await request();
    expect(ask).not.toHaveBeenCalled();

    await user.click(usePositionButton());

    expect(searches()).toEqual([{ lat: 50.94, lon: 6.96, limit: 10 }]);
    expect(screen.getByRole('status')).toHaveTextContent('Die 2 nächsten Märkte in Ihrer Nähe');
  });

  it.each([
    ['for the tab with consent to comfort', 'comfort', [50.94, 50.94]],
    ['for one search without it', '', [50.94]],
  ])('is kept %s', async (_for, consent, latitudes) => {
    withPosition((found) =>
      found({ coords: { latitude: 50.941278, longitude: 6.958281 } } as GeolocationPosition),
    );
    const { user, request, searches, platform } = await onPage();
    await act(async () => platform.bus.set('consent@2', choiceOfClasses(consent)));
    await request();
    await user.click(usePositionButton());
    await user.keyboard('{Escape}');
    await request();

    expect(searches().map((query) => query?.lat)).toEqual(latitudes);
    expect(field()).toHaveValue('');
  });

  it('is not used again when the consent is taken back', async () => {
    sessionStorage.setItem('storefinder:position', '{"lat":50.94,"lon":6.96}');
    const { request, searches } = await onPage();
    await request();

    expect(searches()).toEqual([]);
  });

  it.each(['{', '7', '{"q":1}', '{"lat":"x"}'])('is no place where the storage has %s', async (kept) => {
    sessionStorage.setItem('storefinder:place', kept);
    const { request, searches, platform } = await onPage();
    await act(async () => platform.bus.set('consent@2', choiceOfClasses('comfort')));
    await request();

    expect(searches()).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it.each([
    [1, 'Ihr Browser gibt Ihren Standort nicht frei.'],
    [3, 'Ihr Standort lässt auf sich warten'],
  ])('says why there is none (%s)', async (code, why) => {
    withPosition((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const { user, request, searches } = await onPage();
    await request();
    await user.click(usePositionButton());

    expect(screen.getByText(new RegExp(why))).toBeVisible();
    expect(searches()).toEqual([]);
  });

  it('says so where the browser has none', async () => {
    const { user, request } = await onPage();
    await request();
    await user.click(usePositionButton());

    expect(screen.getByText(/Ihr Standort ließ sich nicht bestimmen/)).toBeVisible();
  });
});

describe('choosing', () => {
  const chooseDeutz = () =>
    screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Köln-Deutz' });

  it('saves the store, tells the page, says so and closes', async () => {
    const { user, platform } = await onResults();
    const onSelected = jest.fn();
    platform.bus.on('storefinder:store-selected', onSelected, platform.signal);

    await user.click(chooseDeutz());

    expect(platform.calls).toContainEqual(
      expect.objectContaining({ path: '/rest/stores/select/', body: { companyId: '1043' } }),
    );
    expect(platform.bus.get('selectedStore')).toEqual(selected(deutz));
    expect(onSelected).toHaveBeenCalledWith({ companyId: '1043', name: 'Fachwerk Köln-Deutz' });
    expect(platform.bus.get('notifications')).toMatchObject([
      { text: 'Fachwerk Köln-Deutz ist jetzt Ihr Markt.', type: 'success' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when the server does not take it, and nothing changes', async () => {
    const { user, platform } = await onResults([answerTo(selectStore, down)]);
    await user.click(chooseDeutz());

    expect(screen.getByRole('alert')).toHaveTextContent('Ihr Markt konnte nicht gespeichert werden.');
    expect(platform.bus.get('selectedStore')).toBeNull();
    expect(chooseDeutz()).toBeEnabled();
  });
});

describe('with an item', () => {
  it('shows what each store has of it', async () => {
    const { user, request, searches } = await onPage([
      answerTo(searchStores, () =>
        aSearch({
          results: [
            aResult(aStore(), { stock: aStock() }),
            aResult(deutz, {
              stock: aStock({
                statusStore: 'SoldOut',
                quantity: 0,
                quantityText: '0 Stück',
                location: undefined,
              }),
            }),
          ],
        }),
      ),
    ]);
    await request({ itemId: '4711', itemName: 'Hammer' });
    await user.type(field(), '50667{Enter}');

    expect(screen.getByRole('dialog', { name: 'Bestand in Märkten' })).toHaveTextContent('Hammer');
    expect(screen.getByRole('link', { name: 'Alle Märkte, die den Artikel vorrätig haben' })).toHaveAttribute(
      'href',
      '/stores/?itemId=4711&inStock=true',
    );
    expect(searches()).toEqual([{ q: '50667', itemId: '4711', limit: 10 }]);
    const first = storeOf('Fachwerk Köln-Ossendorf');
    expect(first.getByText('Im Markt verfügbar')).toBeVisible();
    expect(first.getByText('12 Stück · Gang 12, Regal 4 · geprüft vor 12 Minuten')).toBeVisible();
    const second = storeOf('Fachwerk Köln-Deutz');
    expect(second.getByText('Im Markt ausverkauft')).toBeVisible();
    expect(second.queryByText(/0 Stück/)).not.toBeInTheDocument();
  });

  it('names it and asks for no stock where the stock is not wanted', async () => {
    const { user, request, searches } = await onPage();
    await request({ itemId: '4711', itemName: 'Hammer', showAvailability: false });
    await user.type(field(), '50667{Enter}');

    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toHaveTextContent('Hammer');
    expect(searches()).toEqual([{ q: '50667', limit: 10 }]);
  });

  it('forgets it with the closing', async () => {
    const { user, request, platform } = await onPage();
    await request({ itemId: '4711', itemName: 'Hammer' });
    await user.keyboard('{Escape}');
    await act(async () => openSidebar(platform.bus, 'storefinder-layer'));

    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).not.toHaveTextContent('Hammer');
  });
});

describe('a choice that changes the reservation cart', () => {
  const missing = [
    { itemId: '1', name: 'Zement', quantity: 5, available: 2 },
    { itemId: '2', name: 'Leiter', quantity: 1, available: 0 },
  ];
  const asks = (reservationImpact = missing) =>
    answerTo(selectStore, ({ form }) => {
      if (form.confirm === 'true') return { selectedStore: selected(deutz), reservationImpact: [] };
      throw new HttpError('bad-request', 'for the test', 409, { globalErrors: [], reservationImpact });
    });
  const question = () =>
    within(screen.getByRole('dialog', { name: 'Markt für Ihre Reservierung wechseln?' }));
  const choose = async (answer = asks()) => {
    const page = await onResults([answer]);
    await page.user.click(
      await screen.findByRole('button', { name: `Als meinen Markt wählen: ${deutz.name}` }),
    );
    await screen.findByText(/Ihrer? Reservierung .*Köln-Deutz/);
    return page;
  };

  it('shows what would be missing before the decision', async () => {
    const { platform } = await choose();

    expect(question().getByText('2 Artikel Ihrer Reservierung fehlen in Fachwerk Köln-Deutz:')).toBeVisible();
    expect(question().getByText('nur 2 statt 5')).toBeVisible();
    expect(question().getByText('dort nicht vorrätig')).toBeVisible();
    expect(platform.bus.get('selectedStore')).toBeNull();
    // Question and layer both lock the page.
    expect(platform.bus.get('bodyScrollLockCount')).toBe(2);
    await expectNoAxeViolations(document.body);
  });

  it('is made once it is confirmed', async () => {
    const { user, platform } = await choose();
    const chosen = jest.fn();
    platform.bus.on('storefinder:store-selected', chosen, platform.signal);

    await user.click(question().getByRole('button', { name: 'Markt trotzdem wechseln' }));

    expect(platform.callsOf(selectStore).map(({ form }) => form)).toEqual([
      { companyId: deutz.companyId, confirm: undefined },
      { companyId: deutz.companyId, confirm: 'true' },
    ]);
    await waitFor(() => expect(platform.bus.get('selectedStore')?.companyId).toBe(deutz.companyId));
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(platform.tracked).toContainEqual({
      name: 'select_store',
      values: { source: 'market_layer', companyId: deutz.companyId },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the store on Escape, with the focus back at its button', async () => {
    const { user, platform } = await choose();

    await user.keyboard('{Escape}');

    expect(screen.queryByText(/fehlen in/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Als meinen Markt wählen: ${deutz.name}` })).toHaveFocus();
    expect(platform.bus.get('selectedStore')).toBeNull();
    expect(platform.callsOf(selectStore)).toHaveLength(1);
  });

  it('states that nothing is missing', async () => {
    await choose(asks([]));
    expect(question().getByText(/Alle Artikel gibt es auch dort/)).toBeVisible();
    expect(question().getByRole('button', { name: 'Markt wechseln' })).toBeVisible();
  });
});

describe('hours', () => {
  it('of the day are shown, those of the week on request', async () => {
    const { user } = await onResults();
    const shown = storeOf('Fachwerk Köln-Ossendorf');
    expect(shown.getByText('Heute 8:00–20:00 Uhr')).toBeVisible();
    expect(shown.getByText('Mo. bis Fr.')).not.toBeVisible();

    await user.click(shown.getByText('Heute 8:00–20:00 Uhr'));

    expect(shown.getByText('Mo. bis Fr.')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });
});

describe('modes', () => {
  const garden = aStore({
    companyId: '1044',
    name: 'Fachwerk Bonn',
    services: ['CLICK_AND_COLLECT', 'TRANSPORT_RENTAL'],
  });
  const open = async (about: object, search: Partial<StoreSearch> = {}) => {
    const page = await onPage([
      answerTo(searchStores, () => aSearch({ results: [aResult(aStore()), aResult(garden)], ...search })),
    ]);
    await page.request(about);
    await page.user.type(field(), '50667{Enter}');
    return page;
  };
  const chooseButtons = () => screen.queryAllByRole('button', { name: /Als meinen Markt/ });

  it('filters asks for stores with the services, each of which can be removed', async () => {
    const { user, searches } = await open({ filters: ['CUTTING', 'KEY_SERVICE'] });
    expect(searches()).toEqual([{ q: '50667', services: 'CUTTING,KEY_SERVICE', limit: 10 }]);
    expect(screen.getByRole('list', { name: 'Nur Märkte mit' })).toHaveTextContent('Schlüsseldienst');
    await expectNoAxeViolations(document.body);

    await user.click(screen.getByRole('button', { name: 'Nicht mehr nötig: Schlüsseldienst' }));
    await user.click(screen.getByRole('button', { name: 'Nicht mehr nötig: Holzzuschnitt' }));

    expect(searches().map((query) => query?.services)).toEqual(['CUTTING,KEY_SERVICE', 'CUTTING', undefined]);
    expect(screen.queryByRole('list', { name: 'Nur Märkte mit' })).not.toBeInTheDocument();
  });

  it('filters says that no store has the services', async () => {
    await open({ filters: ['CUTTING'] }, { total: 0 });

    expect(screen.getByRole('status')).toHaveTextContent(
      'Diese Services bietet kein Markt. Das sind die nächsten Märkte.',
    );
  });

  it('isAdvertisementMode leads to the offers of each store and chooses none', async () => {
    await open({ isAdvertisementMode: true });

    expect(screen.getByRole('dialog', { name: 'Angebote in Ihrem Markt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Angebote ansehen: Fachwerk Bonn' })).toHaveAttribute(
      'href',
      garden.url,
    );
    expect(chooseButtons()).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('isTransportRentalMode asks for stores that rent vans', async () => {
    const { searches } = await open({ isTransportRentalMode: true });

    expect(screen.getByRole('dialog', { name: 'Markt mit Transporterverleih wählen' })).toBeVisible();
    expect(searches()).toEqual([{ q: '50667', services: 'TRANSPORT_RENTAL', limit: 10 }]);
    expect(chooseButtons()).toHaveLength(2);
  });

  it('allowEditingCurrentStore, if false, leads to the stores and chooses none', async () => {
    await open({ allowEditingCurrentStore: false });

    expect(screen.getByRole('dialog', { name: 'Märkte in Ihrer Nähe' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Markt ansehen: Fachwerk Bonn' })).toBeVisible();
    expect(chooseButtons()).toEqual([]);
  });

  it('disableNoClickAndCollectStore offers only stores for the choice that orders can be sent to', async () => {
    await open({ disableNoClickAndCollectStore: true });

    expect(chooseButtons()).toEqual([
      screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Bonn' }),
    ]);
    expect(storeOf('Fachwerk Köln-Ossendorf').getByText(/lassen sich hier nicht abholen/)).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('selectedStoreForSinglePage shows one store with its stock and its week, and leads to the search', async () => {
    const { user, request, platform, searches } = await onPage([
      answerTo(readStore, aStore({ nextDays })),
      answerTo(readStoreStock, { companyId: '1042', items: [aStock()] }),
    ]);
    await request({ selectedStoreForSinglePage: '1042', itemId: '4711', itemName: 'Hammer' });

    const shown = storeOf('Fachwerk Köln-Ossendorf');
    expect(shown.getByText('12 Stück · Gang 12, Regal 4 · geprüft vor 12 Minuten')).toBeVisible();
    await user.click(shown.getByText('Heute 8:00–20:00 Uhr'));
    expect(shown.getByText(/1. Weihnachtstag/)).toBeVisible();
    expect(shown.getByRole('button', { name: /Als meinen Markt/ })).toBeVisible();
    expect(searches()).toEqual([]);
    expect(platform.callsOf(readStoreStock)).toHaveLength(1);
    await expectNoAxeViolations(document.body);

    await user.click(screen.getByRole('button', { name: 'Andere Märkte suchen' }));
    expect(field()).toBeVisible();
  });

  it('selectedStoreForSinglePage says that the store could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user, request } = await onPage([answerTo(readStore, () => (isDown ? down() : aStore()))]);
    await request({ selectedStoreForSinglePage: '1042' });
    expect(screen.getByRole('alert')).toHaveTextContent('Die Märkte konnten nicht geladen werden.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(storeOf('Fachwerk Köln-Ossendorf').getByText('Holzzuschnitt')).toBeVisible();
  });

  it('ends with each opening', async () => {
    const { user, request, platform, searches } = await open({
      filters: ['CUTTING'],
      isTransportRentalMode: true,
      isAdvertisementMode: true,
      allowEditingCurrentStore: false,
      disableNoClickAndCollectStore: true,
    });
    await user.keyboard('{Escape}');
    await act(async () => openSidebar(platform.bus, 'storefinder-layer'));
    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toBeVisible();
    expect(chooseButtons()).toHaveLength(2);

    // Also without a closing between two requests.
    await request({ isAdvertisementMode: true });
    await request({});
    expect(screen.getByRole('dialog', { name: 'Markt wählen' })).toBeVisible();
    expect(searches().map((query) => query?.services)).toEqual([
      'TRANSPORT_RENTAL,CUTTING',
      undefined,
      undefined,
      undefined,
    ]);
    expect(chooseButtons()).toHaveLength(2);
  });
});
