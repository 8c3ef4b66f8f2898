import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { plain, type Point, pointOf, queriesScript, type Target } from './find-in-page';

declare global {
  interface Window {
    isLeft?: boolean;
    /** Set by the shell. */
    __fachwerkWork?: { whenQuiet(): Promise<void> };
  }
}

/** What a visitor does in any engine; each step waits for its target, and until the page is quiet. */
export interface Visitor {
  engine: Engine;
  /** Opens an address, and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Begins to open an address. */
  begin(url: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Types into an empty field. */
  fill(target: Target, text: string): Promise<void>;
  sees(target: Target): Promise<void>;
  /** Waits until nothing is pending on the page. */
  isQuiet(): Promise<void>;
  back(): Promise<void>;
}

export function visitorWith(engine: Engine): Visitor {
  async function find(target: Target): Promise<Point | undefined> {
    const point = await engine.evaluate(pointOf, plain(target));
    if (point === 'missing') return undefined;
    if (point !== 'no queries') return point;
    await engine.run(await queriesScript());
    return find(target);
  }
  /** Where the target is when it has stopped moving. */
  async function found(target: Target): Promise<Point> {
    let before: Point | undefined;
    return until(async () => {
      await isQuiet(engine);
      const point = await find(target);
      if (point && point.x === before?.x && point.y === before.y) return point;
      before = point;
      const address = await engine.evaluate(() => window.location.href);
      throw new Error(`Not on ${address}: ${JSON.stringify(plain(target))}`);
    });
  }
  const begin = (url: string) =>
    engine.evaluate((address) => {
      window.isLeft = true;
      window.location.href = address;
    }, url);
  const click = async (target: Target) => engine.press(await found(target));

  return {
    engine,
    async open(url) {
      await begin(url);
      await until(async () => {
        const isLoaded = await engine.evaluate(() => !window.isLeft && document.readyState === 'complete');
        if (!isLoaded) throw new Error(`${url} is not loaded.`);
      });
    },
    begin,
    click,
    async fill(target, text) {
      await click(target);
      await engine.type(text);
    },
    async sees(target) {
      await found(target);
    },
    isQuiet: () => until(() => isQuiet(engine)),
    back: () => engine.evaluate(() => window.history.back()),
  };
}

const isQuiet = (engine: Engine): Promise<void> =>
  engine.evaluate(() => window.__fachwerkWork?.whenQuiet() ?? Promise.resolve());

/** Repeats an attempt until it succeeds: while the next page replaces this one, calls into it fail. */
export async function until<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const outcomes: ({ result: Result } | { error: unknown })[] = [];
  await expect(async () => {
    const outcome = await attempt().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    outcomes.push(outcome);
    expect(outcome).toHaveProperty('result');
  })
    .toPass()
    // Its own message does not contain the last error.
    .catch(() => undefined);
  const last = outcomes[outcomes.length - 1];
  if (last && 'result' in last) return last.result;
  throw last?.error ?? new Error('No attempt has ended.');
}
