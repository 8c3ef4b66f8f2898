/** @jest-environment node */
import { ChannelStatus, Rollout, Status } from '@fachwerk/shared/contracts';
import type { ReleasePlan } from '@fachwerk/shared/federation';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { replaceContentUses } from '../usage/uses';

let registry: TestRegistry;
let operate: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  await registry.release(shellFolder());
});
afterEach(() => registry.close());

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
const V3 = '1.2.0-ccccccc';
const publish = (version: string, mfe = 'cart') => registry.publish(mfeFolder({ mfe, version }));
const order = (version: string, to: number, more: { hold?: boolean; mfe?: string; who?: string } = {}) =>
  registry.send(
    'POST',
    '/federation/rollouts',
    { mfe: more.mfe ?? 'cart', version, to, ...(more.hold !== undefined && { hold: more.hold }) },
    more.who ?? operate,
  );
const rollBack = (body: object = { mfe: 'cart' }) =>
  registry.send('POST', '/federation/rollbacks', body, operate);
const cart = async () => {
  const { channels } = (await registry.get('/federation/plan')).json<ReleasePlan>();
  return channels.find(({ mfe }) => mfe === 'cart');
};
const audit = async () =>
  (
    await registry.db.query<{ line: string }>(
      `select actor || ' ' || action || ' ' || subject as line from registry.audit where action <> 'publish' and action <> 'token' order by id`,
    )
  ).map(({ line }) => line);

describe('ordering a rollout', () => {
  it('gives a version to everybody at once, and keeps the one before for a rollback', async () => {
    await publish(V1);
    await publish(V2);

    const first = Rollout.parse((await order(V1, 100)).json());
    await order(V2, 100);

    expect(first).toMatchObject({ version: V1, base: null, state: 'finished', percent: 100 });
    expect(await cart()).toMatchObject({ stable: V2, lastGood: V1, rollout: null });
    expect(await audit()).toEqual([`token test-1 finish cart@${V1}`, `token test-1 finish cart@${V2}`]);
  });

  it('takes a version by its number alone, and names what is not published', async () => {
    await publish(V1);

    expect((await order('1.0.0', 10)).json()).toMatchObject({ version: V1, state: 'running', percent: 10 });
    const refused = await order('9.9.9', 10);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/cart@9\.9\.9 is not published/) });
  });

  it('keeps the salt while the percentage grows: nobody flips back', async () => {
    await publish(V1);
    await publish(V2);
    await order(V1, 100);

    await order(V2, 1);
    const before = await cart();
    await order(V2, 33.33, { hold: true });
    const after = await cart();

    expect(before?.rollout).toMatchObject({ version: V2, percent: 1 });
    expect(after?.rollout).toEqual({ ...before?.rollout, percent: 33.33 });
  });

  it('is replaced by another version', async () => {
    for (const version of [V1, V2, V3]) await publish(version);
    await order(V1, 100);
    const { id } = (await order(V2, 10)).json<{ id: number }>();

    await order(V3, 10);

    expect((await cart())?.rollout).toMatchObject({ version: V3, percent: 10 });
    const history = await registry.send('GET', `/federation/rollouts/${id}`, undefined, operate);
    expect(history.json()).toMatchObject({
      rollout: { state: 'replaced', reasons: [{ key: 'replaced', values: { subject: `cart@${V3}` } }] },
    });
  });

  it('to 0 takes it from everybody, and says when nobody has it', async () => {
    await publish(V1);
    await publish(V2);
    await order(V1, 100);
    await order(V2, 50);

    expect((await order(V2, 0)).json()).toMatchObject({ state: 'rolled-back' });
    expect(await cart()).toMatchObject({ stable: V1, rollout: null });
    expect((await order(V2, 0)).json()).toMatchObject({ message: expect.stringMatching(/^No visitor has/) });
    expect((await order(V1, 0)).json()).toMatchObject({
      message: expect.stringMatching(/fachwerk rollback/),
    });
  });

  it('of what everybody has already is refused below 100 and harmless at 100', async () => {
    await publish(V1);
    await publish(V2);
    await order(V1, 100);
    await order(V2, 100);

    expect((await order(V2, 20)).statusCode).toBe(409);
    expect((await order(V2, 100)).statusCode).toBe(200);
    expect(await cart()).toMatchObject({ stable: V2, lastGood: V1 });
  });

  it.each([
    [{ mfe: 'cart', version: V1, to: 101 }, 400],
    [{ mfe: 'cart', version: V1, to: -1 }, 400],
    [{ mfe: 'cart', version: V1, to: 0.001 }, 400],
    [{ mfe: 'cart', version: V1 }, 400],
    [{ mfe: 'nobody', version: V1, to: 5 }, 404],
  ])('refuses %j', async (body, status) => {
    await publish(V1);

    expect((await registry.send('POST', '/federation/rollouts', body, operate)).statusCode).toBe(status);
  });

  it('comes from the team itself or an operator', async () => {
    await publish(V1);

    expect((await order(V1, 5, { who: await registry.token('publish', 'search') })).statusCode).toBe(403);
    expect((await order(V1, 5, { who: 'nonsense' })).statusCode).toBe(401);
    expect((await order(V1, 5, { who: await registry.token('publish', 'cart') })).statusCode).toBe(200);
    expect((await audit()).at(-1)).toMatch(/^team cart roll-out/);
  });

  it('many at once come one after the other: one is open, none is lost', async () => {
    for (const version of [V1, V2, V3]) await publish(version);
    await order(V1, 100);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(index % 2 ? V2 : V3, 1 + index)),
    );

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rollouts = await registry.db.query<{ state: string; n: number }>(
      `select state, count(*)::int as n from registry.rollout where version <> $1 group by state`,
      [V1],
    );
    expect(rollouts.find(({ state }) => state === 'running')?.n).toBe(1);
    const orders = (await audit()).filter((line) => line.includes('roll-out'));
    expect(orders).toHaveLength(20);
  });
});

describe('pages that changed since a version was published', () => {
  /** Its widget requires a number of columns; before, it accepted any props. */
  const withColumns = (version: string) =>
    mfeFolder({
      version,
      propsSchema: {
        type: 'object',
        properties: { columns: { type: 'integer' } },
        additionalProperties: false,
      },
    });
  const pageSays = (props: Record<string, unknown>) =>
    replaceContentUses(registry.db, [
      { page: '/basket/', file: 'basket.json', widget: 'cart-page', major: null, props },
    ]);
  const lastAudit = async () =>
    (
      await registry.db.query<{ actor: string; action: string; subject: string; text: string }>(
        'select actor, action, subject, text from registry.audit order by id desc limit 1',
      )
    )[0];

  beforeEach(async () => {
    await publish(V1);
    await order(V1, 100);
    await pageSays({ columns: 2 });
    await registry.publish(withColumns(V2));
  });

  it.each([1, 100])('keep a break from going to %i %% of visitors, with the pages named', async (to) => {
    await pageSays({ colums: 2 });

    const refused = await order(V2, to);

    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/basket\.json/),
      verdict: {
        passes: false,
        findings: expect.arrayContaining([
          expect.objectContaining({ rule: 'props-in-use', verdict: 'break', pages: ['basket.json'] }),
        ]),
      },
    });
    expect(await cart()).toMatchObject({ stable: V1, rollout: null });
    expect(await lastAudit()).toMatchObject({
      actor: 'token test-1',
      action: 'refuse',
      subject: `cart@${V2}`,
      text: expect.stringMatching(/basket\.json/),
    });
  });

  it('also stop the candidate that some visitors have from getting more, and never from being taken away', async () => {
    expect((await order(V2, 10)).statusCode).toBe(200);
    await pageSays({ colums: 2 });

    expect((await order(V2, 50)).statusCode).toBe(422);
    expect((await order(V2, 100)).statusCode).toBe(422);
    expect(await cart()).toMatchObject({ stable: V1, rollout: { version: V2, percent: 10 } });
    expect((await order(V2, 0)).statusCode).toBe(200);
  });

  it('that it suits are no hindrance', async () => {
    expect((await order(V2, 100)).statusCode).toBe(200);
  });

  it('never hold up a rollback: it says what the old version does not do for them', async () => {
    await registry.publish(withColumns(V3));
    await order(V3, 100);
    await order(V1, 100);
    await pageSays({ rows: 3 });

    const answer = await rollBack();

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      stable: V3,
      warnings: [{ rule: 'props-in-use', pages: ['basket.json'] }],
    });
    expect(await cart()).toMatchObject({ stable: V3 });
    expect(await lastAudit()).toMatchObject({
      action: 'roll-back',
      subject: `cart@${V3}`,
      text: expect.stringMatching(
        /^Rolled back all the same, but the gate warns of one break: .*basket\.json/,
      ),
    });
  });

  it('that the old version suits as well are not mentioned', async () => {
    await order(V2, 100);

    expect((await rollBack()).json()).not.toHaveProperty('warnings');
    expect((await lastAudit())?.text).toBe(`All visitors get cart@${V1} again.`);
  });

  it('are read by one order after the other, and a rollback waits for none of them', async () => {
    await publish('1.0.0-5ea5c40', 'search');
    const answers = await Promise.all([
      ...Array.from({ length: 24 }, (_, index) =>
        index % 2 ? order(V2, 1 + index) : order('1.0.0-5ea5c40', 1 + index, { mfe: 'search' }),
      ),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await pageSays({ colums: 2 });
    const refused = await Promise.all(Array.from({ length: 24 }, () => order(V2, 60)));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 422));
  });
});

describe('rolling back', () => {
  it('ends the open rollout first, then goes to the last good version, then further back', async () => {
    for (const version of [V1, V2, V3]) await publish(version);
    await order(V1, 100);
    await order(V2, 100);
    await order(V3, 10);

    expect(ChannelStatus.parse((await rollBack()).json())).toMatchObject({ stable: V2, rollout: null });
    expect((await rollBack()).json()).toMatchObject({ stable: V1, lastGood: null });
    const refused = await rollBack();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/there was no other version/) });
  });

  it('never goes forth to what was just taken away', async () => {
    for (const version of [V1, V2, V3]) await publish(version);
    for (const version of [V1, V2, V3]) await order(version, 100);

    await rollBack();
    expect(await cart()).toMatchObject({ stable: V2, lastGood: V1 });
    await rollBack();
    expect(await cart()).toMatchObject({ stable: V1, lastGood: null });
  });

  it('asks which major is meant when several are live', async () => {
    await publish(V1);
    await publish('2.0.0-ddddddd');
    await order(V1, 100);
    await order('2.0.0', 100);

    expect((await rollBack()).json()).toMatchObject({ message: expect.stringMatching(/majors 1 and 2/) });
    expect((await rollBack({ mfe: 'cart', major: 2 })).json()).toMatchObject({
      message: expect.stringMatching(/no other version/),
    });
    await order('1.0.0', 0);
    expect((await rollBack({ mfe: 'nobody' })).statusCode).toBe(404);
  });

  it('is in the next plan of every instance', async () => {
    const { buildRegistry } = await import('../app');
    const { pageConfig } = await import('../testing/test-registry');
    const other = await buildRegistry({
      databaseUrl: registry.databaseUrl,
      storageDir: registry.storageDir,
      signingKey: registry.signingKey,
      pageConfig,
    });
    await publish(V1);
    await publish(V2);
    await order(V1, 100);
    await order(V2, 100);
    await other.inject('/federation/plan');

    await rollBack();
    const plan = (await other.inject('/federation/plan')).json<ReleasePlan>();

    expect(plan.channels.find(({ mfe }) => mfe === 'cart')).toMatchObject({ stable: V1 });
    await other.close();
  });
});

describe('an instance that dies', () => {
  it('in the middle of a step leaves what was: nothing half', async () => {
    await publish(V1);
    await publish(V2);
    await order(V1, 100);
    await order(V2, 50);
    // The connection fails when the audit entry is written, after stable and rollout were changed in this
    // transaction.
    await registry.db.query(`
      create function registry.die() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await registry.db.query(
      'create trigger die before insert on registry.audit for each row execute function registry.die()',
    );

    expect((await order(V2, 100)).statusCode).toBe(503);

    expect(await cart()).toMatchObject({ stable: V1, rollout: { version: V2, percent: 50 } });
    await registry.db.query('drop trigger die on registry.audit');
    expect((await order(V2, 100)).statusCode).toBe(200);
    expect(await cart()).toMatchObject({ stable: V2, lastGood: V1, rollout: null });
  });
});

describe('retiring a major', () => {
  const retire = (major: number) =>
    registry.send('POST', '/federation/retire', { mfe: 'cart', major }, operate);

  it('closes an old one that nobody needs, and an order brings it back', async () => {
    await publish(V1);
    await publish('2.0.0-ddddddd');
    await order(V1, 100);
    await order('2.0.0', 100);

    expect((await retire(1)).statusCode).toBe(200);
    const status = Status.parse(
      (await registry.send('GET', '/federation/status', undefined, operate)).json(),
    );
    expect(status.channels.filter(({ mfe }) => mfe === 'cart').map(({ major }) => major)).toEqual([2]);
    expect((await retire(1)).json()).toMatchObject({ message: expect.stringMatching(/not live any more/) });
    await order(V1, 100);
    expect(await cart()).toMatchObject({ major: 1, stable: V1 });
  });

  it('is refused with the pages that would lose their widget', async () => {
    await publish(V1);
    await order(V1, 100);
    await replaceContentUses(registry.db, [
      { page: '/basket/', file: 'basket.json', widget: 'cart-page', major: null, props: {} },
    ]);

    const refused = await retire(1);

    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/basket/) });
    expect(await cart()).toMatchObject({ stable: V1 });
  });

  it('never means the shell', async () => {
    const refused = await registry.send('POST', '/federation/retire', { mfe: 'shell', major: 1 }, operate);

    expect(refused.statusCode).toBe(409);
  });
});

it('needs a token to be read at all', async () => {
  for (const url of ['status', 'rollouts/1', 'failures', 'audit'])
    expect((await registry.get(`/federation/${url}`)).statusCode).toBe(401);
  expect((await registry.send('GET', '/federation/rollouts/77', undefined, operate)).statusCode).toBe(404);
  expect((await registry.send('GET', '/federation/failures?hours=x', undefined, operate)).statusCode).toBe(
    400,
  );
  expect((await registry.send('GET', '/federation/audit?before=1;', undefined, operate)).statusCode).toBe(
    400,
  );
});

it('shows a team the audit entries of its own micro-frontend, and operators all', async () => {
  await publish(V1);
  await order(V1, 100);
  const subjectsFor = async (token: string) => {
    const answer = await registry.send('GET', '/federation/audit', undefined, token);
    return answer.json<{ entries: { subject: string }[] }>().entries.map(({ subject }) => subject);
  };

  expect(new Set(await subjectsFor(await registry.token('publish', 'cart')))).toEqual(
    new Set([`cart@${V1}`]),
  );
  expect(await subjectsFor(await registry.token('publish', 'search'))).toEqual([]);
  expect((await subjectsFor(operate)).length).toBeGreaterThan(2);
});
