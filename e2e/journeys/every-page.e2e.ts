import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { STATES, type PageState } from '../page-states';
import { refusingAddress, showPagesOf, startPageServer } from '../page-server';
import { isSeen, journey, shopUrl } from '../steps';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
/** 320 CSS pixels are also what 400 % zoom leaves of 1280; 640 are 200 %. */
const ZOOMED = [320, 640];

/** Address of every link that any page has, and the first page that has it. */
const links = new Map<string, string>();

const isNarrowOnly = ({ where }: PageState) => where === 'on phones';

for (const state of STATES) {
  const { name, path, act, status = 200, says = [] } = state;
  journey(
    `${name} is sound: axe, outline, narrow screens, zoom, policy`,
    async ({ context, open }) => {
      const violations = await watchPolicy(context);
      const page = await open(await path(context.request));
      // Of everybody, or of professionals.
      if (status !== 400)
        await page
          .locator('[data-widget$="header"][data-widget-state="mounted"]')
          .waitFor({ state: 'attached' });
      await act?.(page);
      // What a busy server left to the browser comes after the header.
      await page.locator('h1').first().waitFor({ state: 'attached' });

      await expectFacts(page);
      for (const link of await internalLinks(page)) if (!links.has(link)) links.set(link, name);
      await expectNoAxeViolations(page);
      if (!isNarrowOnly(state)) {
        await page.setViewportSize(NARROW);
        await expectNoAxeViolations(page);
      }
      for (const width of ZOOMED) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSidewaysScroll(page);
      }
      assert.deepEqual(violations, [], 'violations of the Content-Security-Policy');
    },
    {
      viewport: isNarrowOnly(state) ? NARROW : WIDE,
      expectedMessages:
        status === 200 ? says : [new RegExp(`Failed to load resource: .* status of ${status}`)],
    },
  );
}

journey(
  'the page for when nothing works is sound: no release is known',
  async ({ context, open }) => {
    const pages = await startPageServer({ REGISTRY_URL: await refusingAddress() });
    try {
      await showPagesOf(context, pages.url);
      const page = await open('/');
      await expectFacts(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await isSeen(page.getByRole('link', { name: 'zur Startseite' }));
    } finally {
      await pages.stop();
    }
  },
  { expectedMessages: [/Failed to load resource: .* status of 503/] },
);

journey(
  'every link of every page leads to a page',
  async ({ context }) => {
    assert.ok(links.size > 100, `only ${links.size} links were found`);
    const waiting = [...links];
    const dead: string[] = [];
    const ask = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [link, name] = next;
        const answer = await context.request.get(link);
        if (answer.status() !== 200) dead.push(`${link} on ${name} answers ${answer.status()}`);
        const [, anchor] = link.split('#');
        if (anchor && !(await answer.text()).includes(`id="${anchor}"`))
          dead.push(`${link} on ${name} has no such place`);
      }
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    assert.deepEqual(dead, []);
  },
  { timeout: 300_000 },
);

/** Addresses of this shop that a visitor can go to; not those of files. */
async function internalLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href));
  const inside = hrefs
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === new URL(shopUrl()).origin);
  return [...new Set(inside.map(({ href }) => href))];
}

async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  );
  return violations;
}

async function expectFacts(page: Page): Promise<void> {
  const facts = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    hasTitle: /\S+ \| Fachwerk Baumarkt$|^Fachwerk Baumarkt: \S/.test(document.title),
    mains: document.querySelectorAll('main').length,
    brokenPictures: Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
    twiceUsedIds: Array.from(document.querySelectorAll('[id]'))
      .map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) !== index),
  }));
  assert.deepEqual(
    facts,
    { headings: 1, lang: 'de', hasTitle: true, mains: 1, brokenPictures: [], twiceUsedIds: [] },
    page.url(),
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, needed, widest } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      width: clientWidth,
      needed: scrollWidth,
      widest: outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    };
  });
  assert.ok(needed <= width, `${page.url()} is ${needed} wide at ${width}: ${widest.join('\n')}`);
}
