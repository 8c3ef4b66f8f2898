import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn } from './cart-bench';
import { openGermanSearch } from './german-search';
import { printTable, writeTables } from './markdown';
import { halfOf, judgePairs, type OutsidePair, outsideTable, readPairs } from './outside-pairs';

/** As `apps/demo-catalogue` writes it. */
interface GradedQuery {
  query: string;
  class: string;
  half: 'open' | 'held back';
  grades: Record<string, 1 | 2>;
}

/** A query and the plain word for the same goods, with their leaf categories. */
interface WordPair {
  query: string;
  class: 'compound' | 'synonym';
  leaves: readonly string[];
  half: 'open' | 'held back';
}

interface Judged {
  queries: GradedQuery[];
  pairs: WordPair[];
  outsidePairs: OutsidePair[];
  /** By product id. */
  leafOf: Record<string, string>;
}

/** Arguments from `.ci/bench-search.mjs`. */
interface Arguments {
  root: string;
  file: string;
  dataDir: string;
  /** A file of further pairs. */
  pairs?: string;
  url: string;
  failures: boolean;
  write: boolean;
}

/** Files of pairs that a hash divides; the failures of the kept half are never printed. */
const DIVIDED_SETS = [
  { title: 'Pairs as people speak', set: 'spoken-pairs' },
  { title: 'Further pairs', set: 'further-pairs' },
];

interface Figures {
  ndcg: number;
  success: number;
  zero: number;
}

const SHOWN = 10;
const GAINS = [0, 1, 3];
const GOALS = { ndcg: 0.95, success: 0.97, zero: 0.01, pairs: 0.98 };

async function main(): Promise<void> {
  const { root, file, dataDir, url, failures, write, ...further } = JSON.parse(
    process.env.BENCH ?? '{}',
  ) as Arguments;
  if (!file) throw new Error('Run the benchmark by `pnpm bench:search`.');
  const { queries, pairs, outsidePairs, leafOf } = JSON.parse(readFileSync(file, 'utf8')) as Judged;
  const german = await openGermanSearch(addressIn(dataDir));
  const judged: { query: GradedQuery; own: Figures; german: Figures }[] = [];
  for (const query of queries) {
    const own = figuresOf(query, await search(url, query.query));
    judged.push({ query, own, german: figuresOf(query, await german.search(query.query, SHOWN)) });
    if (failures && query.half === 'open' && own.success < 1) console.log(`${query.class}: ${query.query}`);
  }
  await german.close();

  const classes = [...new Set(queries.map((query) => query.class))];
  const table = (half: GradedQuery['half']) => {
    const rows = ['all', ...classes].map((name) => {
      const some = judged.filter(
        ({ query }) => query.half === half && (name === 'all' || query.class === name),
      );
      const own = mean(some.map((one) => one.own));
      const base = mean(some.map((one) => one.german));
      return [
        ...[name, some.length, own.ndcg.toFixed(3), own.success.toFixed(3), percent(own.zero)],
        ...[base.ndcg.toFixed(3), base.success.toFixed(3), percent(base.zero)],
        signed(own.ndcg - base.ndcg),
      ];
    });
    printTable(
      `Search quality, ${half} half`,
      [
        ...['class', 'queries', 'nDCG@10', 'success@1', 'without hit'],
        ...['german: nDCG@10', 'german: success@1', 'german: without hit', 'gain nDCG@10'],
      ],
      rows,
    );
  };
  table('open');
  table('held back');

  const found = await findPairs(pairs, (query) => search(url, query), leafOf);
  if (failures)
    for (const { pair, inFirst } of found)
      if (pair.half === 'open' && inFirst === 0) console.log(`${pair.class} pair: ${pair.query}`);
  printTable(
    'German word pairs',
    ['class', 'half', 'pairs', 'found', 'first hit', 'share of the first ten'],
    (['compound', 'synonym'] as const).flatMap((name) =>
      (['open', 'held back'] as const).map((half) => {
        const some = found.filter(({ pair }) => pair.class === name && pair.half === half);
        return [
          ...[name, half, some.length],
          ...[
            shareOf(some, ({ inFirst }) => Number(inFirst > 0)),
            shareOf(some, ({ isFirst }) => Number(isFirst)),
          ],
          shareOf(some, ({ inFirst }) => inFirst),
        ];
      }),
    ),
  );

  const leafAt = (id: string) => leafOf[id];
  const outside = await judgePairs(outsidePairs, url, leafAt);
  if (failures)
    for (const { pair, first } of outside) if (first === 'wrong') console.log(`outside pair: ${pair.typed}`);
  const halves = { open: outside };
  outsideTable(
    'Pairs of another author',
    further.pairs === undefined
      ? halves
      : { ...halves, 'of the file': await judgePairs(readPairs(further.pairs), url, leafAt) },
  );

  for (const { title, set } of DIVIDED_SETS) {
    const ofSet = await judgePairs(readPairs(join(root, `e2e/bench/${set}.tsv`)), url, leafAt);
    if (failures)
      for (const { pair, first } of ofSet)
        if (first === 'wrong' && halfOf(pair) === 'open') console.log(`${set}: ${pair.typed}`);
    outsideTable(title, {
      open: ofSet.filter(({ pair }) => halfOf(pair) === 'open'),
      kept: ofSet.filter(({ pair }) => halfOf(pair) === 'kept'),
    });
  }

  const heldBack = judged.filter(({ query }) => query.half === 'held back');
  const all = mean(heldBack.map(({ own }) => own));
  const success = (name: string) =>
    mean(heldBack.filter(({ query }) => query.class === name).map(({ own }) => own)).success;
  const goal = (what: string, wanted: string, value: string, isReached: boolean) => [
    ...[what, wanted, value, isReached ? 'reached' : 'missed'],
  ];
  printTable(
    'Goals of search quality',
    ['held-back half', 'goal', 'now', ''],
    [
      goal('success@1', `${GOALS.success}`, all.success.toFixed(3), all.success >= GOALS.success),
      goal('nDCG@10', `${GOALS.ndcg}`, all.ndcg.toFixed(3), all.ndcg >= GOALS.ndcg),
      goal('without hit', `under ${percent(GOALS.zero)}`, percent(all.zero), all.zero < GOALS.zero),
      ...(['compound', 'synonym'] as const).map((name) => {
        const some = found.filter(({ pair }) => pair.class === name && pair.half === 'held back');
        const share = shareOf(some, ({ inFirst }) => Number(inFirst > 0));
        return goal(`word pairs found, ${name}`, `${GOALS.pairs}`, share, Number(share) >= GOALS.pairs);
      }),
      ...['compound', 'slang'].map((name) =>
        goal(
          `success@1 of ${name}`,
          `${GOALS.pairs}`,
          success(name).toFixed(3),
          success(name) >= GOALS.pairs,
        ),
      ),
    ],
  );
  if (write) writeTables(join(root, 'docs/performance.md'), undefined);
}

interface FoundPair {
  pair: WordPair;
  /** Share of the first hits that are of the category. */
  inFirst: number;
  isFirst: boolean;
}

/** A pair is found if the first page contains goods of the category of its plain word. */
async function findPairs(
  pairs: readonly WordPair[],
  find: (query: string) => Promise<string[]>,
  leafOf: Record<string, string>,
): Promise<FoundPair[]> {
  const found: FoundPair[] = [];
  for (const pair of pairs) {
    const isRight = (await find(pair.query)).map((id) => pair.leaves.includes(leafOf[id] ?? ''));
    const inFirst = isRight.filter(Boolean).length / Math.max(1, isRight.length);
    found.push({ pair, inFirst, isFirst: isRight[0] === true });
  }
  return found;
}

const shareOf = (found: readonly FoundPair[], value: (one: FoundPair) => number): string =>
  (found.reduce((sum, one) => sum + value(one), 0) / Math.max(1, found.length)).toFixed(3);

async function search(url: string, query: string): Promise<string[]> {
  const response = await fetch(new URL(`/rest/products/?size=${SHOWN}&q=${encodeURIComponent(query)}`, url));
  if (!response.ok) throw new Error(`'${query}' answers ${response.status}.`);
  const { items } = (await response.json()) as { items: { productId: string }[] };
  return items.map(({ productId }) => productId);
}

/**
 * The ideal list contains the products that are right. Products that help are not required, but a right one
 * below them costs.
 */
function figuresOf({ grades }: GradedQuery, found: readonly string[]): Figures {
  const shown = found.map((id) => grades[id] ?? 0);
  const right = Object.values(grades).filter((grade) => grade === 2);
  const ideal = [...right, ...shown.filter((grade) => grade === 1)].slice(0, SHOWN);
  return {
    ndcg: gainOf(shown) / gainOf(ideal),
    success: shown[0] === 2 ? 1 : 0,
    zero: found.length === 0 ? 1 : 0,
  };
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (GAINS[grade] ?? 0) / Math.log2(index + 2), 0);

function mean(list: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => list.reduce((sum, one) => sum + one[key], 0) / Math.max(1, list.length);
  return { ndcg: of('ndcg'), success: of('success'), zero: of('zero') };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(3)}`;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
