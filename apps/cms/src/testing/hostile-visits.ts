import { setTimeout as wait } from 'node:timers/promises';
import type { RunningCms } from './start-cms';

/** Milliseconds between two pages of a visitor, in which code of a version may go on running. */
const BETWEEN_PAGES = 100;
/** More than pages are rendered at a time. */
const VISITORS = 6;

/** Code for a node file: changes the function that React calls to render the greeting. */
export const inGreeting = (code: string) =>
  `for (const widget of exports.widgets) if (widget.name === 'greeting') {
     const { Root } = widget;
     widget.Root = (given) => { ${code} return Root(given); };
   }`;

export interface Visit {
  ms: number;
  isWhole: boolean;
}

/** Pages with the greeting of another version, one after the other. */
export async function visitOthers(server: RunningCms, pages: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let index = 0; index < pages; index += 1) {
    const before = performance.now();
    const { body } = await server.get(`/g/Name-${index}/`);
    visits.push({ ms: performance.now() - before, isWhole: body.includes(`Hallo Name-${index}`) });
    await wait(BETWEEN_PAGES);
  }
  return visits;
}

/** What `others` get while several visitors request a page again and again. */
export async function besideVisitors<Result>(
  visit: () => Promise<unknown>,
  others: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const visits = Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (; !isOver; await wait(BETWEEN_PAGES)) await visit();
    }),
  );
  try {
    return await others();
  } finally {
    isOver = true;
    await visits;
  }
}

/** The time that 95 of 100 pages do not exceed. */
export const p95 = (visits: readonly Visit[]): number | undefined =>
  visits.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(visits.length * 0.95) - 1];
