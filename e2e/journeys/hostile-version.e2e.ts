import { expect, test } from '../journey';
import { type OtherServer, startPageServer } from '../page-server';
import { isLong, shopUrl } from '../steps';
import { NODE_FILE, startCanary, type Tamper } from '../tampered-version';

/** The registry needs twelve failures, which it stores once a second, and decides every three seconds. */
const DECIDED_MS = 60_000;
const BETWEEN_PAGES_MS = 100;
/** A version that hangs is found after this time; the shop's own page server waits longer. */
const RENDER_DEADLINE_MS = '3000';

let pageServer: OtherServer;
test.beforeAll(async () => {
  pageServer = await startPageServer({
    RENDER_DEADLINE_MS,
    // With it, the page server reports failures to the registry.
    CENSUS_TOKEN: process.env.REGISTRY_TOKEN ?? '',
  });
});
test.afterAll(() => pageServer.stop());

/** Runs the attack whenever the page server renders a widget of the version. */
const withAttack =
  (attack: string): Tamper =>
  (text, path) =>
    path === NODE_FILE
      ? `${text}
for (const widget of module.exports.widgets) {
  const { Root } = widget;
  widget.Root = (given) => { const { platform } = given; ${attack} return Root(given); };
}`
      : text;

interface Plan {
  channels: { mfe: string; stable: string; rollout: { version: string } | null }[];
}
const cartsChannel = async () => {
  const { channels } = (await (await fetch(shopUrl('/federation/plan'))).json()) as Plan;
  return channels.find(({ mfe }) => mfe === 'cart');
};

async function read<Answer>(path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${process.env.REGISTRY_TOKEN}` };
  return (await (await fetch(shopUrl(`/federation/${path}`), { headers })).json()) as Answer;
}

/** Names of the widgets that the page server has rendered. */
const renderedIn = (html: string) =>
  [...html.matchAll(/data-widget="([\w-]+)"[^>]*><div data-widget-root data-ssr/g)].map(([, name]) => name);

/** Tries every way out and fails with the list of those that were open. */
const WAYS_OUT = `
  const reached = [];
  const ways = {
    process: () => Function('return process')().pid,
    constructor: () => platform.constructor.constructor('return process')().pid,
    child: () => require('node:child_process').execSync('id'),
    file: () => require('node:fs').readFileSync('/etc/passwd'),
    deno: () => Deno.readTextFileSync('/etc/passwd'),
    environment: () => process.env.SESSION_SECRET.length,
    fetch: () => fetch('http://127.0.0.1:1/'),
    socket: () => require('node:net').connect(1),
  };
  for (const [name, way] of Object.entries(ways)) try { way(); reached.push(name); } catch {}
  throw new Error('Ways out: ' + (reached.join() || 'none'));`;

const ATTACKS: [what: string, attack: string, message: RegExp][] = [
  ['loops', 'for (;;);', /hangs|crashed/],
  [
    'creates 2 GB of objects',
    'const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 }));',
    /hangs|ended|crashed|MB/,
  ],
  [
    'takes 200 MB of Buffers in a row',
    'const all = []; for (;;) all.push(new Uint8Array(2e8).fill(1));',
    /allocation|hangs|ended|crashed|MB/,
  ],
  ['looks for a way out', WAYS_OUT, /Ways out: none/],
  [
    'changes Array.prototype',
    // Written so that the gate does not find it in the text.
    "Object['define' + 'Property'](Object.getPrototypeOf([]), 'map', { value: () => [] });",
    /Cannot redefine/,
  ],
];

/** The unit tests of the page server make every attack; LONG=1 takes each version back. */
const TAKEN_BACK = ATTACKS.filter(([what]) => isLong || what === 'looks for a way out');

for (const [what, attack, message] of TAKEN_BACK)
  test(`a version that ${what} on the page server harms no other widget and is taken back`, async ({
    context,
  }) => {
    test.slow();
    const canary = await startCanary(context, 'cart', withAttack(attack));
    try {
      const bucket = (await context.cookies()).find(({ name }) => name === 'bucket')?.value ?? '';
      const page = async (cookie: string) =>
        (await fetch(new URL('/basket/', pageServer.url), { headers: { cookie } })).text();
      expect((await cartsChannel())?.rollout?.version).toBe(canary.version);

      await expect
        .poll(
          async () => {
            const [withVersion, next] = [await page(`bucket=${bucket}`), await page('')];
            // The other teams' widgets on the same page, and the next page with all of them.
            expect(renderedIn(withVersion)).toEqual(expect.arrayContaining(['header', 'footer']));
            expect(renderedIn(next)).toEqual(expect.arrayContaining(['header', 'cart-page', 'footer']));
            return (await cartsChannel())?.rollout;
          },
          { intervals: [BETWEEN_PAGES_MS], timeout: DECIDED_MS },
        )
        .toBeNull();

      expect((await cartsChannel())?.stable).toBe(canary.stable);
      const { entries } = await read<{ entries: { actor: string; action: string; subject: string }[] }>(
        'audit',
      );
      const last = entries.find(({ subject }) => subject === `cart@${canary.version}`);
      expect([last?.actor, last?.action]).toEqual(['registry', 'roll-back']);
      const { failures } = await read<{ failures: { version: string; step: string; message: string }[] }>(
        'failures',
      );
      expect(failures).toContainEqual(
        expect.objectContaining({
          version: canary.version,
          step: 'server',
          message: expect.stringMatching(message),
        }),
      );
    } catch (error) {
      await canary.end().catch(() => undefined);
      throw error;
    }
  });
