import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';
import { emptyCartHeading } from '../shop-steps';
import { isAlive, isSeen, journey, shopUrl } from '../steps';
import { startCanary } from '../tampered-version';

/** What the registry's rules call a crash wave needs fifteen views; some more may come while it decides. */
const MOST_VISITORS = 40;

interface Plan {
  channels: { mfe: string; stable: string; rollout: { version: string } | null }[];
}
const cartsChannel = async () => {
  const { channels } = (await (await fetch(shopUrl('/federation/plan'))).json()) as Plan;
  return channels.find(({ mfe }) => mfe === 'cart');
};

/** Another visitor of the same bucket looks at their cart, and it is there. */
async function visit(context: BrowserContext, bucket: string): Promise<void> {
  const visitor = await context.browser()?.newContext({ locale: 'de-DE' });
  assert.ok(visitor);
  try {
    await visitor.addCookies([{ name: 'bucket', value: bucket, url: shopUrl() }]);
    const page = await visitor.newPage();
    await page.goto(shopUrl('/basket/'), { waitUntil: 'domcontentloaded' });
    await isAlive(page, 'cart-page');
    await isSeen(emptyCartHeading(page));
    // Leaving tells the registry what was not told yet.
    await page.goto('about:blank');
  } finally {
    await visitor.close();
  }
}

journey(
  'a new version that breaks takes itself back, and no shopper sees a broken page',
  async ({ context }) => {
    const canary = await startCanary(context, 'cart', () => "throw new Error('broken build')");
    try {
      const bucket = (await context.cookies()).find(({ name }) => name === 'bucket')?.value ?? '';
      let visitors = 0;
      let channel = await cartsChannel();
      assert.equal(channel?.rollout?.version, canary.version);
      while (channel?.rollout && visitors < MOST_VISITORS) {
        await visit(context, bucket);
        visitors += 1;
        channel = await cartsChannel();
      }

      assert.equal(channel?.rollout, null, `still live after ${visitors} visitors`);
      assert.equal(channel?.stable, canary.stable);
      console.log(`Taken back after ${visitors} visitors.`);
      const answer = await fetch(shopUrl('/federation/audit'), {
        headers: { authorization: `Bearer ${process.env.REGISTRY_TOKEN}` },
      });
      const { entries } = (await answer.json()) as {
        entries: { actor: string; action: string; subject: string; text: string }[];
      };
      const end = entries.find(({ subject }) => subject === `cart@${canary.version}`);
      assert.deepEqual([end?.actor, end?.action], ['registry', 'roll-back'], JSON.stringify(end));
      assert.match(end?.text ?? '', /Crash wave/);
    } catch (error) {
      await canary.end().catch(() => undefined);
      throw error;
    }
  },
);
