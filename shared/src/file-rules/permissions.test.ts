/** @jest-environment node */
import { isPermission, trustedTypesIn } from './permissions';
import { scriptFaults } from './script-faults';

it.each(['prototypes', 'global:__svelte', 'global:*', 'trusted-types:vue', 'trusted-types:a.b/c#1'])(
  '%s is a permission',
  (text) => expect(isPermission(text)).toBe(true),
);

it.each([
  '',
  'everything',
  'global:',
  'global:a b',
  'trusted-types:',
  'trusted-types:default',
  "trusted-types:'x'; a",
])('"%s" is none', (text) => {
  expect(isPermission(text)).toBe(false);
  expect(trustedTypesIn([text])).toEqual([]);
});

const faultsWith = (code: string, permissions: string[], isModule = false) =>
  scriptFaults(code, { global: undefined, isNode: false, isModule, permissions });

it.each([
  ['window.__svelte = {}', ['global:__svelte']],
  ['window.__svelte = {}', ['global:*']],
  ['(window.__svelte ??= {}).v = 1', ['global:__svelte']],
  ['Element.prototype.__click = undefined', ['prototypes']],
])('%s is allowed with %j only', (code, permissions) => {
  expect(faultsWith(code, permissions)).toEqual([]);
  expect(faultsWith(code, ['trusted-types:vue', 'global:other'])).not.toEqual([]);
});

it('prototypes does not allow to replace a built-in function', () => {
  expect(faultsWith('JSON.parse = 1', ['prototypes'])).toHaveLength(1);
});

it('variables of an ES module are its own', () => {
  expect(faultsWith('var fetch = 1; const a = 1', [], true)).toEqual([]);
  expect(faultsWith('window.fetch = 1', [], true)).toHaveLength(1);
});

it('the left side of && is no value', () => {
  expect(faultsWith('(() => { const a = window && {}; a.b = 1 })()', [])).toEqual([]);
  expect(faultsWith('(() => { const a = {} && window; a.b = 1 })()', [])).toHaveLength(1);
});
