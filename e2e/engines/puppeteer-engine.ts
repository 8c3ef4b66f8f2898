import { launch, type LaunchOptions } from 'puppeteer-core';
import { type Engine, WINDOW } from './engine';

/** Firefox over WebDriver BiDi, or Chromium. */
export async function startPuppeteer(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await launch(options);
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(WINDOW);
  return {
    name,
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    // The types of Puppeteer describe the same in another way.
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    async run(script) {
      await page.evaluate(script);
    },
    async useCookies(cookies) {
      await browser.deleteCookie(...(await browser.cookies()));
      await browser.setCookie(...cookies.map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' })));
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
