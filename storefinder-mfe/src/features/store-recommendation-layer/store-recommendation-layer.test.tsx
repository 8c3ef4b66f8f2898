import { searchStores, selectStore } from '@fachwerk/shared/calls';
import { choiceOfClasses } from '@fachwerk/shared/rules';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResult, aSearch, aStore, deutz, messages, selected } from '../../testing/store-fixtures';
import { storeRecommendationLayer } from './store-recommendation-layer.widget';

const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };

beforeEach(() => sessionStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

async function onPage() {
  const widget = await renderWidget(
    storeRecommendationLayer,
    {},
    {
      messages,
      config: { pageUrls: urls },
      answers: [
        answerTo(searchStores, aSearch({ results: [aResult(aStore())] })),
        answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
      ],
    },
  );
  const { bus } = widget.platform;
  const request = () => act(async () => bus.publish('storefinder:recommendation-requested', {}));
  const searches = () => widget.platform.callsOf(searchStores).map(({ query }) => query);
  return { user: userEvent.setup(), bus, request, searches, ...widget };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Ihr nächster Markt' });
const field = () => screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' });

it('asks for nothing until it is opened, and then only with the place of the visitor', async () => {
  sessionStorage.setItem('storefinder:place', '{"q":"50667"}');
  const getCurrentPosition = jest.fn();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { request, searches, platform } = await onPage();
  expect(dialog()).not.toBeInTheDocument();
  expect(platform.calls).toEqual([]);
  await request();

  expect(searches()).toEqual([{ q: '50667', limit: 1 }]);
  expect(screen.getByRole('article', { name: 'Fachwerk Köln-Ossendorf' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Der nächste Markt bei 50667 Köln');
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await expectNoAxeViolations(document.body);
});

it('asks for a place without an earlier search', async () => {
  const { user, request, searches } = await onPage();
  await request();
  expect(searches()).toEqual([]);
  await user.type(field(), '50667{Enter}');

  expect(searches()).toEqual([{ q: '50667', limit: 1 }]);
  expect(sessionStorage.getItem('storefinder:place')).toBe('{"q":"50667"}');
});

it.each([
  ['kept with consent to comfort', 'comfort', '{"lat":50.94,"lon":6.96}'],
  ['not kept without it', '', null],
])(
  'uses a rounded position after a press, %s, and begins there in the layer of all',
  async (_is, consent, kept) => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 50.941278, longitude: 6.958281 } } as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user, bus, request, searches, platform } = await onPage();
    const all = jest.fn();
    bus.on('storefinder:layer-requested', all, platform.signal);
    await act(async () => {
      bus.set('consent@2', choiceOfClasses(consent));
      bus.set('layers', ['storefinder:layer-requested']);
    });
    await request();
    await user.click(screen.getByRole('button', { name: 'Standort verwenden' }));
    expect(searches()).toEqual([{ lat: 50.94, lon: 6.96, limit: 1 }]);
    expect(sessionStorage.getItem('storefinder:position')).toBe(kept);
    await user.click(screen.getByRole('link', { name: 'Andere Märkte suchen' }));

    expect(all).toHaveBeenCalledWith({ storefinderLocation: { lat: 50.94, lon: 6.96 } });
    expect(dialog()).not.toBeInTheDocument();
  },
);

it('closes with the choice and by Escape, with the focus back at the opener', async () => {
  const { user, bus, request, container } = await onPage();
  const opener = document.createElement('button');
  container.append(opener);
  opener.focus();
  await request();
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await request();
  await user.type(field(), '50667{Enter}');
  await user.click(screen.getByRole('button', { name: /Als meinen Markt/ }));

  expect(bus.get('selectedStore')?.companyId).toBe('1043');
  expect(dialog()).not.toBeInTheDocument();
});
