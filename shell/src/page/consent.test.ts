import { createBus } from '@fachwerk/shared/bus';
import { choiceOf, choiceOfClasses } from '@fachwerk/shared/rules';
import { followConsent, setConsent, whenConsented } from './consent';

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
  followConsent(bus, { isOwnPage: false, offered: [] }, page.signal);
  expect(bus.get('consent@2')?.classes).toEqual(['statistics']);

  root.dataset.consent = 'marketing  comfort';
  await settle();
  expect(bus.get('consent@2')?.classes).toEqual(['comfort', 'marketing']);

  root.dataset.consent = '';
  await settle();
  expect(bus.get('consent@2')).toEqual({ services: [], classes: [] });

  root.dataset.consent = 'statistics';
  await settle();
  root.removeAttribute('data-consent');
  await settle();
  expect(bus.get('consent@2')).toBeNull();
});

it('knows no decision where a page of another site states nothing', () => {
  const bus = createBus({ validate: true });
  followConsent(bus, { isOwnPage: false, offered: ['survey'] }, page.signal);

  expect(bus.get('consent@2')).toBeNull();
});

describe('on pages of the shop', () => {
  const choice = () => {
    const bus = createBus({ validate: true });
    followConsent(bus, { isOwnPage: true, offered: ['survey', 'analytics'] }, page.signal);
    return bus.get('consent@2');
  };
  afterEach(() => {
    document.cookie = 'consent=; max-age=0; path=/';
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
  const refuse = () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

  it('has no decision before the first answer, whatever the page states', () => {
    root.dataset.consent = 'marketing';
    expect(choice()).toBeNull();
  });

  it('has that of the cookie', () => {
    document.cookie = 'consent=1.survey; path=/';
    expect(choice()).toEqual({ services: ['survey'], classes: ['comfort'] });
  });

  it('states the classes to versions that know the older topic only', () => {
    document.cookie = 'consent=1.survey; path=/';
    const bus = createBus({ validate: true });
    followConsent(bus, { isOwnPage: true, offered: ['survey'] }, page.signal);
    expect(bus.get('consent')).toEqual(['comfort']);
  });

  it('takes Global Privacy Control as a denial, unless the visitor has decided', () => {
    refuse();
    expect(choice()).toEqual({ services: [], classes: [] });
    document.cookie = 'consent=1.analytics; path=/';
    expect(choice()?.services).toEqual(['analytics']);
  });
});

describe('the question', () => {
  const options = { isOwnPage: true, offered: ['survey', 'promotion-tracking'] };
  const asked = jest.fn();
  const open = (more: Partial<Parameters<typeof followConsent>[1]> = {}) => {
    const bus = createBus({ validate: true });
    bus.on('shell:consent-asked', asked, page.signal);
    followConsent(bus, { ...options, ...more }, page.signal);
    return bus;
  };
  beforeEach(() => {
    asked.mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['consent', 'app-permissions']) document.cookie = `${name}=; max-age=0; path=/`;
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
  const idle = () => jest.advanceTimersByTime(3000);

  it('is asked once the page is idle', () => {
    open();
    expect(asked).not.toHaveBeenCalled();
    idle();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, Partial<Parameters<typeof followConsent>[1]>]>([
    ['of a visitor who has decided', 'consent=1.1764496800; path=/', {}],
    ['in the app', 'other=1; path=/', { appDevice: 'ios' }],
    ['on pages of other sites', 'other=1; path=/', { isOwnPage: false }],
    ['where there is nothing to ask', 'other=1; path=/', { offered: [] }],
  ])('is not asked %s', (_whom, cookie, more) => {
    document.cookie = cookie;
    open(more);
    idle();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not asked of a browser with Global Privacy Control', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open();
    idle();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is answered at once in every tab, and withdrawn at once', () => {
    const bus = open();
    document.cookie = 'consent=1.1764496800.survey; path=/';
    bus.publish('header:consent-decided', {});
    expect(bus.get('consent@2')).toMatchObject({ services: ['survey'], classes: ['comfort'] });

    document.cookie = 'consent=1.1764496900; path=/';
    bus.publish('header:consent-decided', {});
    expect(bus.get('consent@2')).toEqual({ services: [], classes: [], decidedAt: 1_764_496_900 });
    expect(bus.get('consent')).toEqual([]);
  });

  it.each([
    ['of other companies', 'consent=1-abc.1764496800.survey; path=/', '1-def', 1],
    ['of these companies', 'consent=1-def.1764496800.survey; path=/', '1-def', 0],
    ['with a cookie of another tool beside ours', 'consent=yes; path=/test', '1-def', 1],
  ])('is asked after a decision about services %s: %s', (_what, cookie, version, times) => {
    document.cookie = cookie;
    open({ version });
    idle();
    expect(asked).toHaveBeenCalledTimes(times);
  });

  it('is answered in another tab without an event, once this tab is seen again', () => {
    const bus = open();
    document.cookie = 'consent=1.1764496800.survey; path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(bus.get('consent@2')?.services).toEqual(['survey']);
  });

  it('stays open where the browser keeps no cookie: nothing is allowed', () => {
    const bus = open();
    bus.publish('header:consent-decided', {});
    expect(bus.get('consent@2')).toBeNull();
  });

  it('is answered when a page comes back that was open before the decision', () => {
    const bus = open();
    document.cookie = 'consent=1.1764496800.survey; path=/';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(bus.get('consent@2')?.services).toEqual(['survey']);
  });

  it('is answered in the app by the list of its permissions', () => {
    expect(open({ appDevice: 'ios' }).get('consent@2')).toBeNull();
    document.cookie = 'app-permissions=usage.unknown.surveys.advertising; path=/';
    document.cookie = 'consent=1.1764496800; path=/';
    expect(open({ appDevice: 'ios' }).get('consent@2')).toEqual({
      services: ['survey', 'promotion-tracking'],
      classes: ['comfort', 'statistics'],
    });
    document.cookie = 'app-permissions=; path=/';
    expect(open({ appDevice: 'android' }).get('consent@2')).toEqual({ services: [], classes: [] });
  });

  it('allows nothing in the app while there are two lists, of which another host may have set one', () => {
    window.history.replaceState(null, '', '/c/holz/');
    document.cookie = 'app-permissions=maps; path=/';
    document.cookie = 'app-permissions=usage.surveys; path=/c';
    expect(document.cookie.match(/app-permissions=/g)).toHaveLength(2);

    expect(open({ appDevice: 'ios' }).get('consent@2')).toBeNull();
    document.cookie = 'app-permissions=; max-age=0; path=/c';
    window.history.replaceState(null, '', '/');
  });
});

it('waits for the consent to this class, and no longer than its widget', async () => {
  const bus = createBus({ validate: true });
  const given = jest.fn();
  const late = jest.fn();
  void whenConsented(bus, 'marketing', page.signal).then(given);
  setConsent(bus, choiceOfClasses('statistics'));
  await settle();
  expect(given).not.toHaveBeenCalled();

  const gone = new AbortController();
  void whenConsented(bus, 'marketing', gone.signal).then(late);
  gone.abort();
  setConsent(bus, choiceOfClasses('statistics marketing'));
  await settle();

  expect(given).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
});

it('waits for the services of the outside sources, though another service of the class is denied', async () => {
  const bus = createBus({ validate: true });
  const given = jest.fn();
  void whenConsented(bus, 'comfort', page.signal, ['survey']).then(given);
  setConsent(bus, choiceOf(['map-tiles'], ['map-tiles', 'survey']));
  await settle();
  expect(given).not.toHaveBeenCalled();

  setConsent(bus, choiceOf(['survey'], ['map-tiles', 'survey']));
  await settle();
  expect(given).toHaveBeenCalledTimes(1);
});

describe('what a service has kept', () => {
  const KEPT = 'storefinder:position';
  const open = async (cookie: string, offered = ['store-position']) => {
    document.cookie = `${cookie}; path=/`;
    sessionStorage.setItem(KEPT, '{}');
    localStorage.setItem('storefinder:map-agreed', 'https://tiles.example Karten');
    followConsent(createBus({ validate: true }), { isOwnPage: true, offered }, page.signal);
    await import('./forget-services');
    await settle();
  };
  afterEach(() => {
    document.cookie = 'consent=; max-age=0; path=/';
    sessionStorage.clear();
    localStorage.clear();
  });

  it.each([
    ['a denial that no page has seen', 'consent=1.1764496800'],
    ['an expired decision', 'other=1'],
  ])('is removed when a page starts after %s; an agreement to a map stays', async (_what, cookie) => {
    await open(cookie);
    expect(sessionStorage.getItem(KEPT)).toBeNull();
    expect(localStorage.getItem('storefinder:map-agreed')).not.toBeNull();
  });

  it('stays while it is allowed', async () => {
    await open('consent=1.1764496800.store-position');
    expect(sessionStorage.getItem(KEPT)).not.toBeNull();
  });
});
