import { expect, test } from '../journey';
import { shopUrl } from '../steps';
import { startCanary, type Tamper } from '../tampered-version';

/** The registry's rules need fifteen failures; some more may arrive while it decides. */
const MOST_PAGES = 60;

/** Runs the attack whenever the page server renders a widget of the version. */
const withAttack =
  (attack: string): Tamper =>
  (text, path) =>
    path === 'node/widgets.js'
      ? `${text}
for (const widget of module.exports.widgets) {
  const { Root } = widget;
  widget.Root = (given) => { ${attack}; return Root(given); };
}`
      : text;

interface Plan {
  channels: { mfe: string; stable: string; rollout: { version: string } | null }[];
}
const cartsChannel = async () => {
  const { channels } = (await (await fetch(shopUrl('/federation/plan'))).json()) as Plan;
  return channels.find(({ mfe }) => mfe === 'cart');
};

/** Names of the widgets that the page server has rendered. */
const renderedIn = (html: string) =>
  [...html.matchAll(/data-widget="([\w-]+)"[^>]*><div data-widget-root data-ssr/g)].map(([, name]) => name);

const ATTACKS: [string, string][] = [
  ['loops', 'for (;;);'],
  ['creates 2 GB of objects', 'const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 }))'],
  ['takes 200 MB of Buffers in a row', 'const all = []; for (;;) all.push(new Uint8Array(2e8).fill(1))'],
  ['looks for the process', "this.constructor.constructor('return process')().exit()"],
  ['starts a child process', "require('node:child_process').execSync('id')"],
  ['reads a file', "require('node:fs').readFileSync('/etc/passwd')"],
  ['reads the environment', 'process.env.SESSION_SECRET.length'],
  ['calls a server', "fetch('http://127.0.0.1:1/')"],
  [
    'changes Array.prototype',
    "'use strict'; Object.defineProperty(Array.prototype, 'map', { value: () => [] })",
  ],
];

for (const [what, attack] of ATTACKS)
  test(`a version that ${what} on the page server harms no other widget and is taken back`, async ({
    context,
  }) => {
    const canary = await startCanary(context, 'cart', withAttack(attack));
    try {
      const bucket = (await context.cookies()).find(({ name }) => name === 'bucket')?.value ?? '';
      const page = async (cookie: string) =>
        (await fetch(shopUrl('/basket/'), { headers: { cookie } })).text();
      let pages = 0;
      let channel = await cartsChannel();
      expect(channel?.rollout?.version).toBe(canary.version);

      while (channel?.rollout && pages < MOST_PAGES) {
        const [withVersion, next] = [await page(`bucket=${bucket}`), await page('')];
        pages += 1;
        // The other teams' widgets on the same page, and the next page with all of them.
        expect(renderedIn(withVersion)).toEqual(expect.arrayContaining(['header', 'footer']));
        expect(renderedIn(next)).toEqual(expect.arrayContaining(['header', 'cart-page', 'footer']));
        channel = await cartsChannel();
      }

      expect(channel?.rollout, `still live after ${pages} pages`).toBeNull();
      expect(channel?.stable).toBe(canary.stable);
      const answer = await fetch(shopUrl('/federation/audit'), {
        headers: { authorization: `Bearer ${process.env.REGISTRY_TOKEN}` },
      });
      const { entries } = (await answer.json()) as {
        entries: { actor: string; action: string; subject: string }[];
      };
      const end = entries.find(({ subject }) => subject === `cart@${canary.version}`);
      expect([end?.actor, end?.action]).toEqual(['registry', 'roll-back']);
    } catch (error) {
      await canary.end().catch(() => undefined);
      throw error;
    }
  });
