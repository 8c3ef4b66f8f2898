import { createBus } from '@fachwerk/shared/bus';
import { choiceOf } from '@fachwerk/shared/rules';
import { setConsent } from '../page/consent';
import { loadOutsideScript } from './outside-script';

const SURVEY = 'https://survey.example/form.js';
const scripts = { survey: SURVEY };
const inserted = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script'));
const finish = (type: 'load' | 'error') =>
  inserted().forEach((script) => script.dispatchEvent(new Event(type)));

function pageWith(...allowed: string[]) {
  const bus = createBus({ validate: true });
  setConsent(bus, choiceOf(allowed, ['survey', 'analytics']));
  return bus;
}

interface TestedPolicy {
  createScriptURL(url: string): string;
}
const policies: TestedPolicy[] = [];
beforeEach(() => {
  document.head.replaceChildren();
  policies.length = 0;
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: TestedPolicy) {
        expect(name).toBe('fachwerk');
        policies.push(rules);
        return rules;
      },
    },
  });
});
afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

it.each([
  ['a source that the operator has not set', 'analytics', /has no outside script 'analytics'/],
  ['a name of an object', 'toString', /has no outside script 'toString'/],
  ['an address', 'https://evil.example/x.js', /has no outside script/],
])('refuses %s', async (_what, source, reason) => {
  await expect(loadOutsideScript(source, { bus: pageWith('survey', 'analytics'), scripts })).rejects.toThrow(
    reason,
  );
  expect(inserted()).toEqual([]);
});

it.each([
  ['has denied it', pageWith('analytics')],
  ['has not decided', createBus()],
])('loads nothing while the visitor %s', async (_what, bus) => {
  await expect(loadOutsideScript('survey', { bus, scripts })).rejects.toThrow(/not allowed 'survey'/);
  expect(inserted()).toEqual([]);
});

it('tries again after a failure, and then loads a script once for all who ask', async () => {
  const page = { bus: pageWith('survey'), scripts };
  const failed = loadOutsideScript('survey', page);
  finish('error');
  await expect(failed).rejects.toThrow(/did not load/);
  expect(inserted()).toEqual([]);

  const both = [loadOutsideScript('survey', page), loadOutsideScript('survey', page)];
  expect(inserted().map(({ src }) => src)).toEqual([SURVEY]);
  finish('load');
  await Promise.all(both);

  // The policy of the page knows this one address.
  expect(() => policies[0]?.createScriptURL('https://survey.example/other.js')).toThrow(TypeError);
});

it('loads the page again after a withdrawal, once, and not while the script is allowed', async () => {
  const reload = jest.fn();
  const bus = pageWith('survey');
  jest.resetModules();
  const fresh = await import('./outside-script');
  const loading = fresh.loadOutsideScript('survey', { bus, scripts, reload });
  finish('load');
  await loading;
  setConsent(bus, choiceOf(['survey', 'analytics'], ['survey', 'analytics']));
  expect(reload).not.toHaveBeenCalled();

  setConsent(bus, choiceOf([], ['survey', 'analytics']));
  setConsent(bus, null);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('takes a withdrawal while the script loads, and leaves a page whose scripts stop by themselves', async () => {
  jest.resetModules();
  const fresh = await import('./outside-script');
  const reload = jest.fn();
  const bus = pageWith('survey', 'analytics');
  const both = { survey: SURVEY, analytics: 'https://analytics.example/tag.js' };
  void fresh.loadOutsideScript('analytics', { bus, scripts: both, reload });
  setConsent(bus, choiceOf(['survey'], ['survey', 'analytics']));
  expect(reload).not.toHaveBeenCalled();

  void fresh.loadOutsideScript('survey', { bus, scripts: both, reload });
  setConsent(bus, choiceOf([], ['survey', 'analytics']));
  expect(reload).toHaveBeenCalledTimes(1);
});
