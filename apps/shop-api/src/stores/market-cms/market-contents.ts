import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { type HtmlNode, parseForeignHtml } from '@fachwerk/shared/html';
import { LRUCache } from 'lru-cache';
import type { Kernel } from '../../kernel/context/kernel';
import { fewAtOnce } from '../../kernel/limits/few-at-once';
import { fetchHtml } from './fetch-html';

const MINUTE = 60_000;
const FRESH_MS = 5 * MINUTE;
/** After a failure. */
const RETRY_MS = MINUTE;
/** The last content is shown so long while the other system fails. */
const KEEP_MS = 24 * 60 * MINUTE;
const MAX_DOCUMENTS = 500;
const MAX_CHARACTERS = 10_000_000;
/** Nested tags take time that grows with their square: 256 kB of them would hold the API for seconds. */
const MAX_TAGS = 8000;
/** A text that is longer is none for a page of a store. */
const MAX_CONTENT = 100_000;
const AT_ONCE = 8;
const MOST_WAITING = 64;
/** The page has a heading of the store and one of this part. */
const FIRST_HEADING = 3;

interface Kept {
  /** Empty: there is none. */
  nodes: readonly HtmlNode[];
  characters: number;
  /** Milliseconds since 1970. */
  askAgainAt: number;
  keptUntil: number;
}

const NOTHING: readonly HtmlNode[] = [];

export interface MarketContents {
  /**
   * What the market CMS says at an address, as allowed HTML; empty if it fails, and if it has not answered
   * within 300 ms the first time. Never rejects.
   */
  find(url: string): Promise<readonly HtmlNode[]>;
  /** Ends open requests. */
  close(): void;
}

interface Options extends Pick<Kernel, 'log' | 'now'> {
  /** Allowed scheme, host and port; empty: nothing is requested. */
  origins: ReadonlySet<string>;
}

/**
 * Content of the market CMS by address. One request serves all shoppers; while a new one runs, the last
 * answer is shown.
 */
export function createMarketContents({ origins, log, now }: Options): MarketContents {
  const kept = new LRUCache<string, Kept>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ characters }, url) => characters + url.length,
  });
  const open = new Map<string, Promise<readonly HtmlNode[]>>();
  const few = fewAtOnce(AT_ONCE, MOST_WAITING);
  const closing = new AbortController();

  async function read(url: string): Promise<Kept> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit('marketCms'))]);
    const document = await fetchHtml({ url: new URL(url), origins, signal });
    if (document.html.split('<').length > MAX_TAGS) throw new Error(`has more than ${MAX_TAGS} tags`);
    const nodes = parseForeignHtml(document.html, document.url, FIRST_HEADING);
    const characters = JSON.stringify(nodes).length;
    if (characters > MAX_CONTENT) throw new Error(`has more than ${MAX_CONTENT} characters of content`);
    const time = now().getTime();
    return {
      nodes: nodes.some(hasText) ? nodes : NOTHING,
      characters,
      askAgainAt: time + FRESH_MS,
      keptUntil: time + KEEP_MS,
    };
  }

  /** The last content goes on. */
  function failed(url: string, error: unknown): Kept {
    const { origin, pathname } = new URL(url);
    log.warn({ reason: String(error), address: origin + pathname }, 'no content of the market CMS');
    const { nodes, characters, keptUntil } = kept.peek(url) ?? {
      nodes: NOTHING,
      characters: 0,
      keptUntil: 0,
    };
    return { nodes, characters, keptUntil, askAgainAt: now().getTime() + RETRY_MS };
  }

  async function ask(url: string): Promise<readonly HtmlNode[]> {
    try {
      const entry = await few(() => read(url).catch((error: unknown) => failed(url, error)));
      kept.set(url, entry);
      return shown(entry);
    } catch {
      // Too many wait: the next shopper asks again.
      return NOTHING;
    } finally {
      open.delete(url);
    }
  }

  const shown = ({ nodes, keptUntil }: Kept): readonly HtmlNode[] =>
    now().getTime() < keptUntil ? nodes : NOTHING;

  return {
    async find(url) {
      if (origins.size === 0) return NOTHING;
      const known = kept.get(url);
      if (known && now().getTime() < known.askAgainAt) return shown(known);
      const asked = open.get(url) ?? ask(url);
      open.set(url, asked);
      return known ? shown(known) : orNothing(asked, timeLimit('marketContent'));
    },
    close: () => closing.abort(),
  };
}

const hasText = (node: HtmlNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.children.some(hasText);

async function orNothing(asked: Promise<readonly HtmlNode[]>, ms: number): Promise<readonly HtmlNode[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly HtmlNode[]>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
