import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, CDPSession, Page } from '@playwright/test';
import { savesData } from '../device';
import { buildExamples, type Example, release, releaseFailing, retire } from '../examples';
import { foreignPage, ISOLATING_TAG, MAGAZINE, SHOP, TAG, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { LISTENER_NOISE, measureAtRest, mountBatch, NODE_NOISE, storeSample } from '../mount-many';
import { type OtherServer, showPagesOf, startPageServer } from '../page-server';
import { isAlive, isLong } from '../steps';
import { chooseButton, placeField, storeLayer, storesNear } from '../store-steps';
import { collectReports } from '../telemetry-reports';

const COLOGNE = '50667';
const HEADLINE = 'In Ihrem Markt';
/** Many at once: each batch waits for the browser. */
const BATCH = 30;
const WARM_UP = 30;
const MOUNTS = isLong ? 300 : 60;

// The examples are built and released once, and the last journey takes their failing versions live.
test.describe.configure({ mode: 'default' });

let examples: Example[] = [];
let pageServer: OtherServer | undefined;
/** Pages of the shop, and pages with the examples. */
const content = mkdtempSync(join(tmpdir(), 'fachwerk-content-'));

test.beforeAll(async () => {
  examples = await buildExamples();
  for (const example of examples) await release(example);
  cpSync('../apps/cms/content', content, { recursive: true });
  writePage('alle', examples);
  for (const example of examples) writePage(example.mfe, [example]);
  pageServer = await startPageServer({ CONTENT_DIR: content });
});

test.afterAll(async () => {
  for (const example of examples) await retire(example);
  await pageServer?.stop();
  rmSync(content, { recursive: true, force: true });
});

/** `/beispiele/<name>/` of the shop. */
function writePage(name: string, shown: readonly Example[]): void {
  const page = {
    path: `/beispiele/${name}/`,
    title: 'Beispiele',
    cache: 'private',
    zones: {
      main: shown.map(({ widget }) => ({ widget, props: { headline: HEADLINE } })),
    },
  };
  writeFileSync(join(content, `example-${name}.json`), JSON.stringify(page));
}

/** Names of the policies that the examples need, in the form of the header. */
const policiesOf = (shown: readonly Example[]) =>
  shown.flatMap(({ permissions }) =>
    permissions.flatMap((permission) => /^trusted-types:(.*)/.exec(permission)?.[1] ?? []),
  );

/** The policy of a third-party page that is as strict as ours. */
const strictPolicy = () => ({
  'content-security-policy': [
    "default-src 'none'",
    ...['script', 'style', 'font', 'img', 'connect'].map((kind) => `${kind}-src ${SHOP}`),
    "require-trusted-types-for 'script'",
    `trusted-types fachwerk ${policiesOf(examples).join(' ')} 'allow-duplicates'`,
  ].join('; '),
});

interface Place {
  name: string;
  /** Opens a page with all examples and the layer of the stores, which is in the frame of our pages. */
  open(
    context: BrowserContext,
    showForeignPage: (path: string, html: string, headers: Record<string, string>) => void,
  ): Promise<Page>;
}

const thirdParty = (tag: string): Place['open'] => {
  return async (context, showForeignPage) => {
    const widgets = examples.map(({ widget }) => widgetElement(widget, { headline: HEADLINE }));
    const body = [...widgets, widgetElement('storefinder-layer')].join('');
    showForeignPage('/beispiele', foreignPage(tag, body), strictPolicy());
    const page = await context.newPage();
    await page.goto(`${MAGAZINE}/beispiele`);
    return page;
  };
};

const ALL_PLACES: Place[] = [
  {
    name: 'a page of the shop',
    async open(context) {
      await showPagesOf(context, pageServer?.url ?? '');
      const page = await context.newPage();
      await page.goto('/beispiele/alle/');
      return page;
    },
  },
  { name: 'a third-party page with isolation', open: thirdParty(ISOLATING_TAG) },
  { name: 'a third-party page', open: thirdParty(TAG) },
];
const PLACES = isLong ? ALL_PLACES : ALL_PLACES.slice(0, 1);
/** A third-party page with isolation. */
const FAILING_PLACES = isLong ? ALL_PLACES : ALL_PLACES.slice(1, 2);

const noteOf = (page: Page, { widget }: Example) => page.locator(`[data-widget="${widget}"]`).first();

async function showsAll(page: Page): Promise<void> {
  for (const example of examples) {
    await noteOf(page, example).scrollIntoViewIfNeeded();
    await isAlive(page, example.widget);
    await expect(noteOf(page, example).getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect(noteOf(page, example)).toHaveAttribute(
      'data-widget-version',
      `${example.mfe}@${example.version}`,
    );
  }
}

/** The header of a page allows the policies of the frameworks on it, and no others. */
async function expectPolicies(request: APIRequestContext): Promise<void> {
  for (const example of examples) {
    const answer = await request.get(`${pageServer?.url}/beispiele/${example.mfe}/`);
    const [, allowed] = /trusted-types ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(allowed, example.mfe).toBe(['fachwerk', ...policiesOf([example]), "'allow-duplicates'"].join(' '));
  }
}

for (const { name, open } of PLACES)
  test(`widgets of five frameworks work on ${name}, and ${MOUNTS} mounts of each leave nothing behind`, async ({
    context,
    showForeignPage,
  }) => {
    await expectPolicies(context.request);
    const page = await open(context, showForeignPage);
    await showsAll(page);
    await isAlive(page, 'storefinder-layer');

    for (const example of examples) {
      const note = noteOf(page, example);
      // New props change the mounted widget.
      await note.getByRole('button').evaluate((button) => button.classList.add('untouched'));
      await note.evaluate((element) => {
        element.dataset.props = JSON.stringify({ headline: 'Abholung' });
      });
      await expect(note.getByRole('heading', { name: 'Abholung' })).toBeVisible();
      await expect(note.locator('button.untouched'), example.mfe).toHaveCount(1);

      // Its event opens the layer of another team.
      await expect(note.getByText('Noch kein Markt gewählt')).toBeVisible();
      await note.getByRole('button', { name: 'Markt wählen' }).click();
      await expect(storeLayer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(storeLayer(page)).toBeHidden();
    }

    await sharesTheStore(page, context.request);
    await expectNoLeak(page, await context.newCDPSession(page));
  });

/** `widget-lifecycle.test.tsx` shows the button. */
for (const { name, open } of isLong ? PLACES : [])
  test(`on ${name} an extra widget of another framework is a button while the visitor saves data`, async ({
    context,
    showForeignPage,
  }) => {
    await context.addInitScript(savesData);
    const page = await open(context, showForeignPage);
    const [extra] = examples.filter(({ mfe }) => mfe === 'vue') as [Example];
    for (const example of examples.filter((one) => one !== extra)) {
      await noteOf(page, example).scrollIntoViewIfNeeded();
      await isAlive(page, example.widget);
    }
    await noteOf(page, extra).scrollIntoViewIfNeeded();
    await expect(noteOf(page, extra)).toHaveAttribute('data-widget-state', 'resolved');

    await noteOf(page, extra).getByRole('button', { name: 'Inhalt anzeigen' }).press('Enter');

    await isAlive(page, extra.widget);
    await expect(noteOf(page, extra).getByRole('heading', { name: HEADLINE })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Inhalt anzeigen' })).toHaveCount(0);
  });

/** The chosen store is shared state. */
async function sharesTheStore(page: Page, request: APIRequestContext): Promise<void> {
  const [first] = examples as [Example];
  const [store] = await storesNear(request, COLOGNE);
  await noteOf(page, first).getByRole('button', { name: 'Markt wählen' }).click();
  await placeField(storeLayer(page)).fill(COLOGNE);
  await placeField(storeLayer(page)).press('Enter');
  await chooseButton(storeLayer(page), store).click();
  for (const example of examples) await expect(noteOf(page, example).getByText(store.name)).toBeVisible();
}

async function expectNoLeak(page: Page, session: CDPSession): Promise<void> {
  await session.send('Performance.enable');
  for (const { widget } of examples)
    await page.evaluate(storeSample, { name: widget, path: null, props: { headline: HEADLINE } });
  const mount = async (times: number) => {
    for (let round = 0; round < times / BATCH; round += 1)
      for (const { widget } of examples) await page.evaluate(mountBatch, { name: widget, size: BATCH });
  };

  await mount(WARM_UP);
  const before = await measureAtRest(page, session);
  await mount(MOUNTS);
  const after = await measureAtRest(page, session);

  const change = `from ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
  console.log(`${MOUNTS} mounts of ${examples.length} examples: ${change}`);
  expect(after.nodes - before.nodes, change).toBeLessThanOrEqual(NODE_NOISE);
  expect(after.listeners - before.listeners, change).toBeLessThanOrEqual(LISTENER_NOISE);
}

test.describe('a version whose component throws', () => {
  const failing = new Map<string, string>();
  test.beforeAll(async () => {
    for (const example of examples) failing.set(example.mfe, await releaseFailing(example));
  });

  for (const { name, open } of FAILING_PLACES)
    test(`is replaced by the last good one on ${name}, and reported`, async ({
      browserConsole,
      context,
      showForeignPage,
    }) => {
      browserConsole.allow(/Widget '[\w-]+-store-note' \(#\w+\) on \S+ failed at mount: /);
      const reports = await collectReports(context);
      const page = await open(context, showForeignPage);
      await showsAll(page);
      await sharesTheStore(page, context.request);

      await expect
        .poll(() =>
          reports
            .flatMap(({ failed }) => failed)
            .map(({ widget, version, step, healedBy }) => [widget, version, step, healedBy])
            .sort(),
        )
        .toEqual(examples.map(({ mfe, widget, version }) => [widget, failing.get(mfe), 'mount', version]));
    });
});
