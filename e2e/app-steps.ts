import type { PageMethod } from '@fachwerk/shared/app-messages';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { isAlive } from './steps';

/** Steps at the simulator of the app. */
export interface App {
  /** The page that the app shows. */
  page: FrameLocator;
  /** Payloads of the messages of the page, the latest first. */
  sent(method: PageMethod): Promise<Record<string, unknown>[]>;
  /** The latest state that the page has sent. */
  state(): Promise<Record<string, unknown> | undefined>;
  isAlive(widget: string): Promise<void>;
}

export interface AppWishes {
  device?: 'Android' | 'iOS';
  path: string;
  permissions?: readonly string[];
}

/** Shows a page of the shop as the app does. */
export async function startApp(page: Page, wishes: AppWishes): Promise<App> {
  const { device = 'Android', path, permissions = [] } = wishes;
  await isAlive(page, 'app-simulator');
  await page.getByRole('radio', { name: device }).check();
  await page.getByRole('textbox', { name: 'Seite', exact: true }).fill(path);
  for (const id of permissions) await page.getByRole('checkbox', { name: id }).check();
  await page.getByRole('button', { name: /^(Starten|Neu starten)$/ }).click();
  const shown = page.frameLocator('iframe');

  const messages = page.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem');
  const sent = async (method: PageMethod) => {
    const texts = await messages
      .filter({ hasText: `Seite: ${method}` })
      .locator('code:nth-child(2)')
      .allInnerTexts();
    return texts.map((text) => (JSON.parse(text) as { payload: Record<string, unknown> }).payload);
  };
  return {
    page: shown,
    sent,
    state: async () => (await sent('globalInfo'))[0],
    isAlive: (widget) =>
      shown.locator(`[data-widget="${widget}"][data-widget-state="mounted"]`).first().waitFor(),
  };
}

/** Whether all messages of the page fit their schemas: the simulator shows what does not. */
export const hasNoFaults = (page: Page): Promise<void> =>
  expect(page.getByText('Entspricht nicht dem Schema')).toHaveCount(0);
