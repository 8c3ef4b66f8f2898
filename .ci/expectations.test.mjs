/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnswers } from '../apps/cli/src/expectations/check-answers';
import { prepareStores } from '../apps/shop-api/src/stores/import/prepare-stores';
import { openTestShop } from '../apps/shop-api/src/testing/test-shop';
import { describeExpectations } from '../shared/build/describe-expectations';
import { microFrontends, ROOT } from './project.mjs';

/** What the sources of all teams expect, like the registry lists it for live versions. */
const versions = [...microFrontends, 'shell'].flatMap((team) => {
  const expectations = describeExpectations(join(ROOT, team));
  return expectations ? [{ team, version: 'sources', expectations }] : [];
});

let shop;
let api;
beforeAll(async () => {
  shop = await openTestShop();
  await prepareStores(shop.db, () => undefined);
  api = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

it.each(versions.filter(({ expectations }) => expectations.sends.length > 0).map(({ team }) => team))(
  '%s has tests that send its example messages (describeSentMessages)',
  (team) => {
    expect(existsSync(join(ROOT, team, 'src/expectations.test.ts'))).toBe(true);
  },
);

it('the API answers as all teams expect', async () => {
  const checked = await checkAnswers({ versions }, api, 30_000);

  expect(checked.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(checked.length).toBeGreaterThanOrEqual(7);
});

it('an expectation that the API does not meet is found', async () => {
  const [store] = versions
    .flatMap(({ expectations }) => expectations.answers)
    .filter(({ call }) => call.includes('/stores/{'));
  const answers = [{ ...store, schema: { type: 'object', required: ['parkingSpaces'] } }];
  const team = {
    team: 'storefinder',
    version: '1.0.0-aaaaaaa',
    expectations: { hears: [], sends: [], answers },
  };

  const [found] = await checkAnswers({ versions: [team] }, api, 30_000);

  expect(found).toMatchObject({
    versions: ['storefinder 1.0.0-aaaaaaa'],
    fault: 'field "parkingSpaces" is missing',
  });
});
