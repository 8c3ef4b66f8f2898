import type { Locator, Page } from '@playwright/test';
import { fill } from './account-steps';

/** A visitor who counts what their hand does. Typing into a field is counted apart: one per field. */
export class Shopper {
  taps = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  /** Taps on what is visible first: a link, a button, a field's label. */
  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.first().click();
  }

  tapLink = (name: string | RegExp): Promise<void> => this.tap(this.ofContent('link', name));
  tapButton = (name: string | RegExp): Promise<void> => this.tap(this.ofContent('button', name));

  /** Radio button or checkbox; counted only if it is not chosen yet. */
  async choose(target: Locator): Promise<void> {
    if (await target.isChecked()) return;
    this.taps += 1;
    await target.check();
  }

  /** Fields by their labels. */
  async type(values: Record<string, string>): Promise<void> {
    this.fields += Object.keys(values).length;
    await fill(this.page, values);
  }

  /** Into one field; the confirmation on the keyboard of a phone is a tap. */
  async typeAndConfirm(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.taps += 1;
    await target.fill(text);
    await target.press('Enter');
  }

  private readonly ofContent = (role: 'link' | 'button', name: string | RegExp): Locator =>
    this.page.locator('main, [role="dialog"]').getByRole(role, { name }).filter({ visible: true });
}
