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
