/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import messages from '../header-mfe/src/messages.de.json';
import { storedInBrowsers } from '../shared/src/rules/stored-in-browsers';

const ROOT = join(__dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const stored = storedInBrowsers();
const ofShoppers = stored.filter(({ isOfStaff, files }) => !isOfStaff && files.length > 0);
const cookies = stored.filter(({ place }) => place === 'cookie');
const keys = stored.filter(({ place }) => place !== 'cookie');

/** The function that all servers share sets what its caller names. */
const COOKIE_FUNCTION = 'apps/server-kit/src/cookies.ts';
/** Only removes cookies. */
const REMOVES = 'shell/src/page/forget-services.ts';

/** Each place that keeps files in caches of a browser: of the desk of the stores, nothing of a person. */
const CACHES = ['apps/cms/src/installable/worker/kept-page.ts'];

const sources = globSync('{shell,shared,*-mfe,apps/*}/src/**/*.{ts,tsx,js,mjs}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|d)\.|\/testing\/|\/dist\/|node_modules/.test(file))
  .map((file) => ({ file, text: read(file).replaceAll(/^import[^;]*;/gm, '') }));
const countsOf = (pattern) =>
  Object.fromEntries(
    sources
      .map(({ file, text }) => [file, [...text.matchAll(pattern)].length])
      .filter(([file, count]) => count > 0 && ![COOKIE_FUNCTION, REMOVES].includes(file)),
  );

const section = JSON.parse(read('apps/cms/content/privacy.json'))
  .zones.main.flatMap(({ html }) => html)
  .join('\n')
  .split('<section id="cookies">')[1]
  .split('</section>')[0];

describe('what the shop stores in browsers', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('every place that writes a cookie is known, with its cookies', () => {
    const writes = countsOf(/(?<!function )\bsetCookie\(|document\.cookie = |['"]set-cookie['"]\s*[,:]/g);

    const expected = {};
    for (const file of cookies.flatMap(({ files }) => files)) expected[file] = (expected[file] ?? 0) + 1;
    expect(writes).toEqual(expected);
  });

  it('the privacy policy names every cookie of shoppers, and no other', () => {
    const named = [...section.matchAll(/<dt>Cookies? ([^<]*)<\/dt>/g)]
      .flatMap(([, names]) => names.match(/(?<=„)[^“]+/g))
      // The same cookie where the connection is encrypted.
      .filter((name) => !/^__(?:Host|Secure)-/.test(name));

    const written = ofShoppers.filter(({ place }) => place === 'cookie').map(({ name }) => name);
    expect(named.toSorted()).toEqual(written.toSorted());
  });

  it('every place that writes into a storage is known', () => {
    const writes = countsOf(/(?:Storage|storage\??)\.setItem\(/g);

    const expected = new Set(keys.flatMap(({ files }) => files));
    expect(Object.keys(writes).toSorted()).toEqual([...expected].toSorted());
  });

  it('every place that keeps files in a cache is known', () => {
    expect(Object.keys(countsOf(/\bcaches\.open\(/g)).toSorted()).toEqual(CACHES);
  });

  it.each(ofShoppers.filter(({ place }) => place !== 'cookie'))(
    'the privacy policy covers what $name stores',
    ({ key }) => {
      expect(section.toLowerCase()).toContain(messages[`stored.${key}`].toLowerCase());
    },
  );

  it.each(keys.flatMap(({ name, files }) => files.map((file) => [name, file])))(
    '%s is the name of the key in %s',
    (name, file) => {
      expect(read(file)).toContain(name.replace(/[\u2026]$/, ''));
    },
  );

  it('has a text for each on the page of the settings', () => {
    const named = Object.keys(messages).filter((key) => key.startsWith('stored.'));
    const shown = stored.filter(({ isOfStaff }) => !isOfStaff).map(({ key }) => `stored.${key}`);
    expect(named.toSorted()).toEqual(shown.toSorted());
  });
});
