/** @jest-environment node */
import { fakeRegistry, runFachwerk } from '../testing';

const NOW = '2026-11-22T12:00:00Z';
const channel = {
  mfe: 'cart',
  major: 1,
  stable: '1.4.0-b',
  lastGood: '1.3.0-a',
  changedAt: NOW,
  rollout: null,
  versions: [],
};
const status = { 'GET status': [200, { channels: [channel], now: NOW }] } as const;

let registry: Awaited<ReturnType<typeof fakeRegistry>>;
const rollback = (...args: string[]) => runFachwerk(['rollback', ...args], { env: registry.env });
afterEach(() => registry.close());

describe('a rollback', () => {
  it('names the version that goes, the one that comes, and what pages lose', async () => {
    const warnings = [
      { rule: 'x', verdict: 'warning', message: 'Page a.json loses a field.', pages: [], teams: [] },
    ];
    const after = { ...channel, stable: '1.3.0-a', lastGood: '1.2.0-c', warnings };
    registry = await fakeRegistry({
      'GET status': [200, { channels: [channel], now: NOW }],
      'POST rollbacks': [200, after],
    });

    expect(await rollback('cart-mfe')).toEqual({
      code: 0,
      out: [
        'cart@1.4.0-b is taken back: all visitors get cart@1.3.0-a.',
        'The version before is cart@1.2.0-c.',
        'Warning: Page a.json loses a field.',
        '',
      ].join('\n'),
      err: '',
    });
    expect(JSON.parse(String(registry.requests[1]?.body))).toEqual({
      mfe: 'cart',
      major: 1,
      from: '1.4.0-b',
    });
  });

  it('passes a refusal on', async () => {
    const message = 'Nothing was changed: cart@1.5.0 is not live.';
    registry = await fakeRegistry({
      'GET status': [...status['GET status']],
      'POST rollbacks': [409, { message }],
    });

    expect(await rollback('cart-mfe@1.5.0')).toEqual({ code: 1, out: '', err: `Error: ${message}\n` });
  });

  it('says how to repeat an order whose answer was lost', async () => {
    registry = await fakeRegistry({
      'GET status': [...status['GET status']],
      'POST rollbacks': [200, 'lost'],
    });

    const { code, err } = await rollback('cart');

    expect(code).toBe(1);
    expect(err).toMatch(/It is unknown whether the order arrived\.$/m);
    expect(err).toMatch(/^Try: repeat it safely: `pnpm rollback cart-mfe@1\.4\.0-b`$/m);
  });
});
