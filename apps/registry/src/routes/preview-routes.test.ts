/** @jest-environment node */
import type { Preview } from '@fachwerk/shared/contracts';
import { releaseFor, ReleasePlan } from '@fachwerk/shared/federation';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const NEXT = '1.1.0-def5678';
const START = new Date('2026-03-02T10:00:00Z');
let registry: TestRegistry;
let now: Date;
let team: string;

beforeEach(async () => {
  now = START;
  registry = await startTestRegistry({ now: () => now });
  await registry.release(shellFolder());
  await registry.release(mfeFolder());
  await registry.publish(mfeFolder({ version: NEXT }));
  team = await registry.token('publish', 'cart');
});
afterEach(() => registry.close());

const make = (order: object = { mfe: 'cart', version: NEXT }, who = team) =>
  registry.send('POST', '/federation/previews', order, who);
const planWith = (token: string) => registry.get(`/federation/plan?preview=${token}`);
const hours = (count: number) => new Date(START.getTime() + count * 3600_000);

describe('a preview', () => {
  it('shows a version to whoever has its link, and to nobody else', async () => {
    const { token, until } = (await make()).json<Preview>();
    const plan = ReleasePlan.parse((await planWith(token)).json());

    expect(until).toBe(hours(24).toISOString());
    expect(plan.preview).toEqual({ mfe: 'cart', version: NEXT, until });
    expect(releaseFor(plan)?.release.mfes.cart).toMatchObject({ version: NEXT, isTrial: true });
    const others = ReleasePlan.parse((await registry.get('/federation/plan')).json());
    expect(others.versions).not.toHaveProperty([`cart@${NEXT}`]);
    expect(releaseFor(others)?.release.mfes.cart?.version).toBe('1.0.0-abc1234');
  });

  it('is made of a version without its hash, and goes into the log', async () => {
    const { token } = (await make({ mfe: 'cart', version: '1.1.0', hours: 1 })).json<Preview>();

    expect((await planWith(token)).json<ReleasePlan>().preview?.version).toBe(NEXT);
    expect(
      await registry.db.query(`select actor, subject from registry.audit where action = 'preview'`),
    ).toEqual([{ actor: 'team cart', subject: `cart@${NEXT}` }]);
  });

  it('ends at its time', async () => {
    const { token } = (await make({ mfe: 'cart', version: NEXT, hours: 2 })).json<Preview>();

    now = new Date(hours(2).getTime() - 1000);
    expect((await planWith(token)).statusCode).toBe(200);
    now = hours(2);
    const over = await planWith(token);
    expect([over.statusCode, over.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringMatching(/over/),
    ]);
  });

  it('fits into an address and a cookie as it is', async () => {
    expect((await make()).json<Preview>().token).toMatch(/^[\w.-]{60,200}$/);
  });

  it('of a new major stands beside the one that visitors have', async () => {
    await registry.publish(mfeFolder({ version: '2.0.0-aaa1111' }));
    const { token } = (await make({ mfe: 'cart', version: '2.0.0' })).json<Preview>();

    const mfes = releaseFor(ReleasePlan.parse((await planWith(token)).json()))?.release.mfes;

    expect(Object.values(mfes ?? {}).map(({ version }) => version)).toContain('2.0.0-aaa1111');
  });

  it('of another registry, a changed one and a made-up one are refused', async () => {
    const { token } = (await make()).json<Preview>();
    const [text = '', mac = ''] = token.split('.');
    const later = Buffer.from(text, 'base64url').toString().replace(/\d+$/, '9999999999');
    const other = await startTestRegistry({ databaseUrl: registry.databaseUrl, now: () => now });

    for (const wrong of [
      `${Buffer.from(later).toString('base64url')}.${mac}`,
      `${text}.${'A'.repeat(43)}`,
      'nonsense',
      '',
    ])
      expect((await planWith(wrong)).statusCode).toBe(403);
    expect((await other.get(`/federation/plan?preview=${token}`)).statusCode).toBe(403);
    await other.close();
  });

  it('is made by the team itself, of what is published, for a week at most', async () => {
    expect((await make({ mfe: 'cart', version: '9.9.9' })).statusCode).toBe(404);
    expect((await make({ mfe: 'cart', version: NEXT, hours: 169 })).statusCode).toBe(400);
    expect(
      (await make({ mfe: 'cart', version: NEXT }, await registry.token('publish', 'search'))).statusCode,
    ).toBe(403);
    expect((await make({ mfe: 'cart', version: NEXT }, 'x'.repeat(43))).statusCode).toBe(401);
  });
});
