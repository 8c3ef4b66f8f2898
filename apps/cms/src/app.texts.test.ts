/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import type { CmsOptions } from './app';
import type { FakeShop } from './testing/fake-shop';
import { aSecondLater, cmsForTests, type RunningCms, stepClock } from './testing/start-cms';

const serve = cmsForTests();
let shop: FakeShop;
let get: RunningCms['get'];
const start = async (options?: Partial<CmsOptions>) => ({ shop, get } = await serve(options));
const KEPT: Partial<CmsOptions> = { keepMs: 60_000 };
const ENGLISH = { cookie: 'session=a; language=en' };
const greeting = async (headers?: Record<string, string>) =>
  /Hallo Anna [\w ]+/.exec((await get('/g/Anna/', headers)).body)?.[0];

describe('a text that an editor has changed', () => {
  it.each([
    ['German', undefined],
    ['English', ENGLISH],
  ] as const)('is on a kept page in %s two seconds later, and an undo, too', async (_what, headers) => {
    await start(KEPT);
    const before = await greeting(headers);

    shop.written = { text: 'im Baumarkt', version: 1 };
    aSecondLater();
    // This view asks for the version; the next one has it.
    await greeting(headers);
    await until(async () => (await greeting(headers)) === 'Hallo Anna im Baumarkt');
    shop.written = { text: '', version: 2 };
    aSecondLater();
    await greeting(headers);
    await until(async () => (await greeting(headers)) === before);

    expect(before).toMatch(headers ? /from the API/ : /aus der API/);
  });

  it('is on the first page after a pause without visitors', async () => {
    await start(KEPT);
    await greeting();
    shop.written = { text: 'im Baumarkt', version: 1 };
    stepClock(5000);

    expect(await greeting()).toBe('Hallo Anna im Baumarkt');
  });

  it('leaves pages kept while the texts are the same', async () => {
    await start(KEPT);
    await get('/p/1/');
    shop.product = { name: 'Säge' };
    aSecondLater();
    await get('/p/1/');

    expect((await get('/p/1/')).body).toContain('Hammer');
  });

  it('appears after some seconds with an API that knows no version of texts', async () => {
    await start({ keepMs: 100 });
    shop.written = { text: '', version: undefined };
    stepClock(5000);
    await greeting();

    shop.written.text = 'im Baumarkt';
    stepClock(11_000);

    await until(async () => (await greeting()) === 'Hallo Anna im Baumarkt');
  });

  it('is kept while the API gives no texts', async () => {
    await start(KEPT);
    shop.written = { text: 'im Baumarkt', version: 1 };
    stepClock(5000);
    expect(await greeting()).toBe('Hallo Anna im Baumarkt');

    shop.hasNoTexts = true;
    stepClock(5000);

    expect(await greeting()).toBe('Hallo Anna im Baumarkt');
  });
});
