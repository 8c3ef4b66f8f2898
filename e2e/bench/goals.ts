import { ACCOUNT_GOAL, type AccountFigures, overviewRatio } from './account-bench';
import type { ApiFigure } from './api-bench';
import { type CartFigures, ratioToBare, timesVendure } from './cart-bench';
import type { FirmFigures } from './firm-bench';
import { type LighthouseFigures, lighthouseMedian } from './lighthouse-bench';
import type { ManyWidgetsFigures } from './many-widgets';
import { printTable } from './markdown';
import { type OrderFigures, orderShare, ordersPerSecond } from './order-bench';
import type { PageResults } from './page-bench';
import {
  COLD_CROWD,
  COLD_LIST,
  COLD_PRODUCT,
  FLOODED,
  HOT_BROTLI,
  middleTime,
  type PageServerFigure,
  pagesPerSecond,
} from './page-server-bench';
import type { PageView } from './page-view';
import { type SearchFigures, vendureFactor } from './search-bench';
import type { ServerFigure } from './server-bench';
import type { ShoppersFigures } from './shoppers-bench';
import { median, ratioOfMedians } from './statistics';
import { STORE_GOALS, type StoreFigures, storeRatio } from './store-bench';
import { largestShift, slowestInteraction, type TilesFigures } from './tiles-bench';
import { type WishlistFigures, wishlistShare } from './wishlist-bench';

/** What one run has measured; a section that did not run is absent. */
export interface Results {
  pages?: PageResults;
  lighthouse?: LighthouseFigures;
  manyWidgets?: ManyWidgetsFigures;
  tiles?: TilesFigures;
  pageServer?: PageServerFigure[];
  shoppers?: ShoppersFigures;
  server?: ServerFigure[];
  api?: ApiFigure[];
  search?: SearchFigures;
  cart?: CartFigures;
  wishlist?: WishlistFigures;
  orders?: OrderFigures;
  stores?: StoreFigures;
  account?: AccountFigures;
  firm?: FirmFigures;
}

interface Goal {
  what: string;
  /** Measured on 22 November 2026, before the pages were made lighter. */
  before: string;
  goal: number;
  /** Undefined if its section did not run. */
  now: number | undefined;
  unit?: string;
  digits?: number;
  /** More is better. */
  isMinimum?: boolean;
}

const PAGES = ['start', 'list', 'product', 'cart', 'editorial'] as const;

export function goalsOf(results: Results): Goal[] {
  const { pages, lighthouse, manyWidgets, tiles, search, cart, wishlist, orders, pageServer, shoppers } =
    results;
  const { stores, account } = results;
  const values = (page: string, key: keyof PageView) => pages?.[page]?.federated.map((view) => view[key]);
  const middle = (page: string, key: keyof PageView) => {
    const found = values(page, key);
    return found && median(found);
  };
  const kilobytes = (page: string, key: keyof PageView) => {
    const bytes = middle(page, key);
    return bytes === undefined ? undefined : bytes / 1000;
  };
  const largest = (amountOf: (page: string) => number | undefined) => {
    const amounts = PAGES.map(amountOf).filter((amount) => amount !== undefined);
    return amounts.length > 0 ? Math.max(...amounts) : undefined;
  };
  const toCodeSplit = (page: string) => {
    const found = pages?.[page];
    const times = (views: readonly PageView[]) => views.map(({ interactive }) => interactive);
    return found && ratioOfMedians(times(found.federated), times(found['code-split'])).ratio;
  };
  const inLighthouse = (page: string, key: Parameters<typeof lighthouseMedian>[2], divisor = 1) =>
    lighthouse?.[page] && lighthouseMedian(lighthouse, page, key) / divisor;

  const kB = { unit: 'kB', digits: 1 };
  const seconds = { unit: 's', digits: 1 };
  return [
    ...(
      [
        ['start', '161.7', 125],
        ['list', '171.9', 130],
        ['product', '170.5', 130],
        ['editorial', '138.7', 110],
      ] as const
    ).map(([page, before, goal]) => ({
      what: `JavaScript, ${page} page`,
      before,
      goal,
      now: kilobytes(page, 'jsBytes'),
      ...kB,
    })),
    {
      what: 'JavaScript requested before the largest paint, most of five pages',
      before: 'all',
      goal: 25,
      now: largest((page) => kilobytes(page, 'jsBeforePaint')),
      ...kB,
    },
    ...(
      [
        ['start', '1.15'],
        ['list', '1.21'],
      ] as const
    ).map(([page, before]) => ({
      what: `interactive, ratio to code-split, ${page} page`,
      before,
      goal: 1.05,
      now: toCodeSplit(page),
      digits: 2,
    })),
    {
      what: 'blocking time, list page',
      before: '721',
      goal: 150,
      now: middle('list', 'blockingTime'),
      unit: 'ms',
    },
    {
      what: '200 widgets mounted',
      before: '9.7',
      goal: 4,
      now: manyWidgets?.[200] && median(manyWidgets[200].map(({ last }) => last)) / 1000,
      ...seconds,
    },
    {
      what: 'layout shift, list of 48 tiles',
      before: '',
      goal: 0.01,
      digits: 4,
      now: tiles && largestShift(tiles),
    },
    {
      what: 'slowest of the interactions in a list of 48 tiles, until the next paint',
      before: '',
      goal: 100,
      unit: 'ms',
      now: tiles && slowestInteraction(tiles),
    },
    {
      what: 'requests at load, start page',
      before: '65',
      goal: 35,
      now: middle('start', 'requests'),
    },
    {
      what: 'HTML and CSS of the first view, most of five pages',
      before: '40',
      goal: 20,
      now: largest((page) => {
        const [html, css] = [kilobytes(page, 'htmlBytes'), kilobytes(page, 'cssBytes')];
        return html === undefined || css === undefined ? undefined : html + css;
      }),
      ...kB,
    },
    ...(
      [
        ['start', '80'],
        ['list', '85'],
        ['product', '87'],
      ] as const
    ).map(([page, before]) => ({
      what: `Lighthouse score, ${page} page`,
      before,
      goal: 98,
      isMinimum: true,
      now: inLighthouse(page, 'score'),
    })),
    {
      what: 'first contentful paint in Lighthouse, start page',
      before: '2.5',
      goal: 1.2,
      now: inLighthouse('start', 'firstContentfulPaint', 1000),
      ...seconds,
    },
    {
      what: 'largest contentful paint in Lighthouse, start page',
      before: '4.1',
      goal: 1.8,
      now: inLighthouse('start', 'largestContentfulPaint', 1000),
      ...seconds,
    },
    ...(
      [
        [COLD_LIST, '20', 80],
        [COLD_PRODUCT, '30', 120],
        [HOT_BROTLI, '134', 1500],
      ] as const
    ).map(([what, before, goal]) => ({
      what: `${what}, per second, 16 clients`,
      before,
      goal,
      isMinimum: true,
      now: pagesPerSecond(pageServer, what),
    })),
    {
      what: '200 answers without the main widget, 32 clients cold',
      before: '39 of 110',
      goal: 0,
      now: pageServer?.find(({ what }) => what === COLD_CROWD)?.incomplete,
    },
    {
      what: `p50, ${FLOODED}`,
      before: '2800',
      goal: 200,
      unit: 'ms',
      now: middleTime(pageServer, FLOODED),
    },
    {
      what: '300 shoppers, errors',
      before: '3.9',
      goal: 0,
      unit: '%',
      digits: 1,
      now: shoppers && (100 * shoppers.errors) / shoppers.pages,
    },
    {
      what: '300 shoppers, p95',
      before: 'slowest 16800',
      goal: 1000,
      unit: 'ms',
      now: shoppers?.p95,
    },
    {
      what: 'search without cache, 16 clients, times the recorded throughput of Vendure',
      before: '2.1',
      goal: 6,
      isMinimum: true,
      digits: 1,
      now: search && vendureFactor(search),
    },
    {
      what: 'add to cart, 16 clients, share of the bare statement',
      before: '0.14',
      goal: 0.4,
      isMinimum: true,
      digits: 2,
      now: cart && ratioToBare(cart.addition),
    },
    ...(
      [
        ['1 client', 'oneClient', 0.2],
        ['64 clients', 'manyClients', 0.2],
        ['16 clients, all add the same item', 'oneItem', 0.35],
      ] as const
    ).map(([clients, key, goal]) => ({
      what: `add to cart, ${clients}, share of the bare statement`,
      before: 'not measured',
      goal,
      isMinimum: true,
      digits: 2,
      now: cart && ratioToBare(cart[key]),
    })),
    {
      what: 'add to cart, 16 clients, times the recorded throughput of Vendure',
      before: '12',
      goal: 20,
      isMinimum: true,
      digits: 1,
      now: cart && timesVendure(cart.addition),
    },
    {
      what: 'add to a cart of 100 lines, 16 clients, per second',
      before: '188',
      goal: 700,
      isMinimum: true,
      now: cart && median(cart.largeCart.perSecond),
    },
    {
      what: 'wishlist toggle, 1, 16 and 64 clients, smallest share of the bare statements',
      before: '',
      goal: 0.2,
      isMinimum: true,
      digits: 2,
      now: wishlist && wishlistShare(wishlist),
    },
    {
      what: 'orders per second, 16 clients',
      before: '',
      goal: 120,
      isMinimum: true,
      now: orders && ordersPerSecond(orders),
    },
    {
      what: 'orders by 1, 16 and 64 clients, smallest share of the bare transaction',
      before: '',
      goal: 0.1,
      isMinimum: true,
      digits: 2,
      now: orders && orderShare(orders),
    },
    ...[...STORE_GOALS].map(([call, goal]) => ({
      what: `${call}, 1,000 stores, CPU to that of one row by its key`,
      before: '',
      goal,
      digits: 1,
      now: stores && storeRatio(stores, call),
    })),
    {
      what: 'account overview of 500 orders, p95 with a million orders to that with a thousand',
      before: '',
      goal: ACCOUNT_GOAL,
      digits: 2,
      now: account && overviewRatio(account),
    },
  ];
}

export function printGoals(results: Results): void {
  const goals = goalsOf(results);
  const isComplete = goals.every(({ now }) => now !== undefined);
  const rows = goals.flatMap(({ what, before, goal, now, unit = '', digits = 0, isMinimum }) => {
    if (now === undefined) return [];
    const isReached = isMinimum ? now >= goal : now <= goal;
    return [
      [unit ? `${what}, ${unit}` : what, before, goal, now.toFixed(digits), isReached ? 'reached' : 'missed'],
    ];
  });
  if (rows.length > 0)
    printTable(isComplete ? 'Goals' : 'Goals of these sections', ['what', 'before', 'goal', 'now', ''], rows);
}
