import { globSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, WINDOW } from './engine';
import { startDisplay } from './webkit-display';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '1280x1000';
const FULL_SCREEN = { x: 0, y: 0, width: 1280, height: 1000 };
const ENVIRONMENT = {
  // The sandbox needs rights that containers do not give.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** WebKitGTK's MiniBrowser over WebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const { display, stop } = await startDisplay(SCREEN);
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...ENVIRONMENT, DISPLAY: display } as Record<string, string>)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Calls do not wait for a page that loads: some tests leave it before.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect(FULL_SCREEN);
  // The tool bar takes a part of it.
  const inside = await driver.executeScript<number>('return window.innerHeight');
  await driver
    .manage()
    .window()
    .setRect({ ...FULL_SCREEN, height: WINDOW.height + FULL_SCREEN.height - inside });

  return {
    name: 'webkit',
    press: (point) => driver.actions().move(point).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    run: (script) => driver.executeScript(script),
    async useCookies(cookies) {
      await driver.manage().deleteAllCookies();
      for (const cookie of cookies) await driver.manage().addCookie({ ...cookie, path: '/' });
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await service.kill();
      await stop();
    },
  };
}
