/** @jest-environment node */
import { readPermissions } from './read-permissions';

it('collects the permissions of each micro-frontend', () => {
  expect(readPermissions(['svelte=prototypes', 'vue=trusted-types:vue', 'svelte=global:__svelte'])).toEqual({
    svelte: ['prototypes', 'global:__svelte'],
    vue: ['trusted-types:vue'],
  });
});

it.each(['vue', 'vue=', '=prototypes', 'Vue=prototypes', 'vue=everything', 'vue=trusted-types:default'])(
  'the server does not start with %s',
  (grant) => {
    expect(() => readPermissions([grant])).toThrow(
      `PERMISSIONS=${grant}: a micro-frontend and a permission such as vue=trusted-types:vue is expected.`,
    );
  },
);
