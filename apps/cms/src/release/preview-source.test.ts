/** @jest-environment node */
import type { ReleasePlan } from '@fachwerk/shared/federation';
import { PreviewRefused } from './fetch-plan';
import { previewSource } from './preview-source';

const UNTIL = '2026-11-22T12:00:00.000Z';
const plan = {
  channels: [],
  versions: {},
  shells: {},
  preview: { mfe: 'cart', version: '1.1.0-b', until: UNTIL },
} satisfies ReleasePlan;

function start(good: readonly string[]) {
  let now = Date.parse('2026-11-22T11:00:00.000Z');
  const asked: string[] = [];
  let isDown = false;
  const previews = previewSource({
    ask: async (token = '') => {
      asked.push(token);
      if (isDown) throw new Error('down');
      if (!good.includes(token)) throw new PreviewRefused('no');
      return { plan, text: 'plan' };
    },
    log: { warn: () => undefined },
    onNew: async () => undefined,
    clock: () => now,
  });
  const kindOf = async (token: string) => {
    const answer = await previews(token);
    return typeof answer === 'string' ? answer : 'shown';
  };
  return { kindOf, asked, later: (ms: number) => void (now += ms), stop: () => void (isDown = true) };
}

describe('a preview link', () => {
  it('is requested once a second', async () => {
    const { kindOf, asked, later } = start(['good']);

    expect(await Promise.all([kindOf('good'), kindOf('good')])).toEqual(['shown', 'shown']);
    later(1500);
    await kindOf('good');

    expect(asked).toEqual(['good', 'good']);
  });

  it('works while the registry is down, until it is over', async () => {
    const { kindOf, later, stop } = start(['good']);
    await kindOf('good');
    stop();

    later(2000);
    expect(await kindOf('good')).toBe('shown');
    later(2 * 3_600_000);
    expect(await kindOf('good')).toBe('unavailable');
  });

  it('that is wrong is not requested again', async () => {
    const { kindOf, asked, later } = start([]);

    for (let i = 0; i < 5; i += 1) {
      expect(await kindOf('wrong')).toBe('refused');
      later(3000);
    }

    expect(asked).toHaveLength(1);
  });

  it('still works during a thousand wrong tokens, few of which reach the registry', async () => {
    const { kindOf, asked, later } = start(['good']);
    await kindOf('good');

    const tried = await Promise.all(Array.from({ length: 1000 }, (_, number) => kindOf(`wrong-${number}`)));
    later(1500);

    expect(await kindOf('good')).toBe('shown');
    expect(asked.length).toBeLessThan(10);
    expect(new Set(tried)).toEqual(new Set(['refused', 'unavailable']));
  });
});
