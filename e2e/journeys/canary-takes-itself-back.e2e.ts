import type { Browser } from '@playwright/test';
import { expect, test } from '../journey';
import { emptyCartHeading } from '../shop-steps';
import { isAlive, shopUrl } from '../steps';
import { startCanary, withEntry } from '../tampered-version';

/** The registry's rules need twelve failing views for a crash wave; some more may arrive while it decides. */
const MOST_VISITORS = 40;

interface Plan {
  channels: { mfe: string; stable: string; rollout: { version: string } | null }[];
}
const cartsChannel = async () => {
  const { channels } = (await (await fetch(shopUrl('/federation/plan'))).json()) as Plan;
  return channels.find(({ mfe }) => mfe === 'cart');
};

/** Another visitor in the same bucket opens the cart and sees it. */
async function visit(browser: Browser, bucket: string): Promise<void> {
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: 'bucket', value: bucket, url: shopUrl() }]);
    const page = await context.newPage();
    await page.goto('/basket/', { waitUntil: 'domcontentloaded' });
    await isAlive(page, 'cart-page');
    await expect(emptyCartHeading(page)).toBeVisible();
    // The page sends the rest of its telemetry when it is closed.
    await page.goto('about:blank');
  } finally {
    await context.close();
  }
}

test('a new version that breaks takes itself back, and no shopper sees a broken page', async ({
  browser,
  context,
}) => {
  const canary = await startCanary(
    context,
    'cart',
    withEntry(() => "throw new Error('broken build')"),
  );
  try {
    const bucket = (await context.cookies()).find(({ name }) => name === 'bucket')?.value ?? '';
    let visitors = 0;
    let channel = await cartsChannel();
    expect(channel?.rollout?.version).toBe(canary.version);
    while (channel?.rollout && visitors < MOST_VISITORS) {
      await visit(browser, bucket);
      visitors += 1;
      channel = await cartsChannel();
    }

    expect(channel?.rollout, `still live after ${visitors} visitors`).toBeNull();
    expect(channel?.stable).toBe(canary.stable);
    console.log(`Taken back after ${visitors} visitors.`);
    const answer = await fetch(shopUrl('/federation/audit'), {
      headers: { authorization: `Bearer ${process.env.REGISTRY_TOKEN}` },
    });
    const { entries } = (await answer.json()) as {
      entries: { actor: string; action: string; subject: string; text: string }[];
    };
    const end = entries.find(({ subject }) => subject === `cart@${canary.version}`);
    expect([end?.actor, end?.action], JSON.stringify(end)).toEqual(['registry', 'roll-back']);
    expect(end?.text ?? '').toMatch(/Crash wave/);
  } catch (error) {
    await canary.end().catch(() => undefined);
    throw error;
  }
});
