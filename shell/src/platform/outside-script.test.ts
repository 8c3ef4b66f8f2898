import { createBus } from '@fachwerk/shared/bus';
import { choiceOf } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';
import { setConsent } from '../page/consent';
import { TIME_LIMITS } from '../time-limits';
import { createOutsideScripts } from './outside-script';

const URL_OF_OPERATOR = 'https://umfragen.example/survey.js';
const CONFIG: PageConfig = {
  shopLocale: 'de-DE',
  pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
  apiOrigin: '',
  outsideScripts: { survey: { url: URL_OF_OPERATOR, provider: 'Umfragen GmbH' } },
};
const script = () => document.head.querySelector('script');
const settle = () => new Promise((resolve) => process.nextTick(resolve));
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  logged.mockRestore();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
});

function openPage(allowed: readonly string[], config: PageConfig = CONFIG) {
  const bus = createBus({ validate: true });
  const choose = (services: readonly string[]) => setConsent(bus, choiceOf(services, ['survey']));
  choose(allowed);
  return { bus, choose, load: createOutsideScripts({ bus, config: async () => config }) };
}

it('loads the address of the operator, once per page', async () => {
  const { load } = openPage(['survey']);
  const both = Promise.all([load('survey'), load('survey')]);
  await settle();
  script()?.dispatchEvent(new Event('load'));
  await both;
  await load('survey');

  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(script()?.src).toBe(URL_OF_OPERATOR);
  expect(script()?.referrerPolicy).toBe('strict-origin');
  expect(logged).not.toHaveBeenCalled();
});

it('loads nothing before a choice and after a denial, and loads after a consent', async () => {
  const { bus, choose, load } = openPage([]);
  setConsent(bus, null);
  await expect(load('survey')).rejects.toThrow('has not allowed "survey"');
  choose([]);
  await expect(load('survey')).rejects.toThrow('has not allowed "survey"');
  expect(script()).toBeNull();

  choose(['survey']);
  const loading = load('survey');
  await settle();
  script()?.dispatchEvent(new Event('load'));
  await loading;
});

it.each(['survey', 'map-tiles'] as const)(
  'refuses %s where the operator has set no script',
  async (source) => {
    const { bus, load } = openPage([], { ...CONFIG, outsideScripts: {} });
    setConsent(bus, choiceOf([source], [source]));

    await expect(load(source)).rejects.toThrow('not one that the operator has set');
    expect(script()).toBeNull();
  },
);

it('passes its policy of trusted types, which refuses when the visitor withdraws meanwhile', async () => {
  const passed: string[] = [];
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL(url: string) {
      passed.push(url);
      return rules.createScriptURL(url);
    },
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  const { choose, load } = openPage(['survey']);
  const loading = load('survey');
  choose([]);

  await expect(loading).rejects.toThrow('not one that the operator has set');
  expect(createPolicy).toHaveBeenCalledWith('fachwerk', expect.anything());
  expect(passed).toEqual([URL_OF_OPERATOR]);
  expect(script()).toBeNull();
});

describe('a failure', () => {
  it('of a dead host is in the console once, and is not tried again', async () => {
    const { load } = openPage(['survey']);
    const first = load('survey');
    await settle();
    script()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be loaded');
    await expect(load('survey')).rejects.toThrow('could not be loaded');

    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith('The script of "survey" was not loaded.', expect.anything());
  });

  it('of a slow host ends after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const { load } = openPage(['survey']);
    const loading = load('survey');
    loading.catch(() => {});
    await settle();
    jest.advanceTimersByTime(TIME_LIMITS.outsideScript);
    jest.useRealTimers();

    await expect(loading).rejects.toThrow('did not arrive in time');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
