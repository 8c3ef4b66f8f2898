/** @jest-environment node */
import type { FragmentJob, FragmentResult } from '../fragment-job';
import { cacheFragments } from '../fragments/caching-pool';
import type { FragmentPool } from '../fragments/fragment-pool';
import type { Admission } from './admission';
import { KEEP_MS } from './data-age';
import type { ComposedPage } from './page-answer';
import { pageCache } from './page-cache';

const PROMISED_MS = 10_000;
/** `ASK_MS` of the stores in the API: after it each of its instances has read a change. */
const API_KNOWS_MS = 3000;
const STEP_MS = 250;

let now: number;
beforeEach(() => {
  now = 0;
});

const admission: Admission = {
  isBusy: () => false,
  isSparing: () => false,
  run: (_applicant, work) => work(false),
};
const visitor = { network: '192.0.2.1', isGone: () => false };
const known = { current: () => '7', known: async () => '7', saw: () => undefined };
const versions = { dataVersions: known, textVersions: known };

/** An instance of the page server, whose widget shows what its instance of the API answers. */
function anInstance(answer: () => string) {
  const render = async (): Promise<FragmentResult> => ({
    ok: true,
    reads: { address: true, now: false, otherData: true },
    html: answer(),
    preloads: [],
    json: '{}',
  });
  const pool: FragmentPool = { render, close: async () => undefined };
  const fragments = cacheFragments(pool, { ...versions, keepMs: KEEP_MS, clock: () => now });
  const pages = pageCache({ admission, ...versions, keepMs: KEEP_MS, clock: () => now });
  const job = { messages: {}, pageUrl: 'https://shop.test/stores/' } as FragmentJob;
  const compose = async (): Promise<ComposedPage> => {
    const result = await fragments.render(job);
    if (!result.ok) throw new Error(result.message);
    return {
      kind: 'page',
      status: 200,
      html: result.html,
      isPrivate: false,
      headers: {},
      dataVersions: [],
      ...(result.otherDataAt !== undefined && { otherDataAt: result.otherDataAt }),
      cacheControl: 'public, max-age=0, s-maxage=5',
    };
  };
  return async (address: string) => {
    const served = await pages.get(address, visitor, compose);
    if (served.kind !== 'page') throw new Error(served.location);
    return { html: served.body.html.toString(), age: served.ageSeconds ?? 0 };
  };
}

it.each([0, 1, 2, 3, 7, 11, 40])(
  'shows a change on every page of every instance within ten seconds, with %i steps between visits',
  async (pause) => {
    const changedAt = 61_000;
    // The instances of the API read the change at different times; an answer without one is not new.
    const lags = [0, API_KNOWS_MS];
    const instances = lags.map((lag) => anInstance(() => (now >= changedAt + lag ? 'new' : 'old')));
    const old: string[] = [];
    for (now = 0; now < changedAt + 30_000; now += STEP_MS * (pause + 1))
      for (const [number, visit] of instances.entries())
        for (const address of ['/stores/', '/stores/koeln-1042/']) {
          // Two pages of one widget are composed at different times.
          if (address !== '/stores/' && now % 1000 !== 0) continue;
          const { html, age } = await visit(address);
          // A shared cache keeps the page until it is five seconds old.
          const seenUntil = now + Math.max(0, KEEP_MS - age * 1000);
          if (html === 'old' && seenUntil > changedAt + PROMISED_MS) old.push(`${number} ${address} ${now}`);
        }

    expect(old).toEqual([]);
  },
);
