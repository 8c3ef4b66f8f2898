import { createBus } from '@fachwerk/shared/bus';
import { followConsent, whenConsented } from './consent';

const root = document.documentElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));
let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  root.removeAttribute('data-consent');
});

it('follows the tool of a page that has asked the visitor', async () => {
  const bus = createBus({ validate: true });
  root.dataset.consent = 'statistics unknown';
  followConsent(bus, page.signal);
  expect(bus.get('consent')).toEqual(['statistics']);

  root.dataset.consent = 'marketing  comfort';
  await settle();
  expect(bus.get('consent')).toEqual(['comfort', 'marketing']);

  root.dataset.consent = '';
  await settle();
  expect(bus.get('consent')).toEqual([]);
});

it('leaves the topic to micro-frontends where the page states nothing', () => {
  const bus = createBus({ validate: true });
  bus.set('consent', ['comfort']);
  followConsent(bus, page.signal);

  expect(bus.get('consent')).toEqual(['comfort']);
});

it('waits for the consent to this class, and no longer than its widget', async () => {
  const bus = createBus({ validate: true });
  const given = jest.fn();
  const late = jest.fn();
  void whenConsented(bus, 'marketing', page.signal).then(given);
  bus.set('consent', ['statistics']);
  await settle();
  expect(given).not.toHaveBeenCalled();

  const gone = new AbortController();
  void whenConsented(bus, 'marketing', gone.signal).then(late);
  gone.abort();
  bus.set('consent', ['statistics', 'marketing']);
  await settle();

  expect(given).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});
