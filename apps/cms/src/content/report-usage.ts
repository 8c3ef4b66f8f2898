import { readUsageInventory } from '@fachwerk/shared/calls';
import { type Block, blocksOfFrame, frameBlocksOf, inEachLanguage, isWidget } from './content-schema';
import type { Content } from './load-content';

/** One use of a widget in the content, as in the usage inventory of the registry. */
export interface ContentUse {
  /** Path with placeholders; "*" for the frame, which is part of every page. */
  page: string;
  file: string;
  widget: string;
  /** Major of "name@2"; null for the plain name. */
  major: number | null;
  props: Record<string, unknown>;
}

const EVERY_PAGE = '*';

/** Every widget of the content with its props; the registry compares new versions with them. */
export function usesIn({ frame, pages }: Content): ContentUse[] {
  const inBlocks = (blocks: readonly Block[], page: string, file: string): ContentUse[] =>
    blocks
      .filter(isWidget)
      .flatMap(inEachLanguage)
      .map(({ widget: reference, props }) => {
        const [widget = '', major] = reference.split('@');
        return { page, file, widget, major: major === undefined ? null : Number(major), props };
      });
  return [
    ...inBlocks(blocksOfFrame(frame), EVERY_PAGE, frame.file),
    ...pages.flatMap((page) => {
      const { file, path = `(${file})`, zones } = page;
      return inBlocks([...zones.main, ...frameBlocksOf(frame, page)], path, file);
    }),
  ];
}

interface UsageReporterOptions {
  registryUrl: string;
  /** Token of the scope `census`; without it no usage is reported. */
  token: string | undefined;
  content: Content;
  log: { warn(details: unknown, message: string): void };
  /** Time until the next attempt after a failure. */
  retryMs?: number;
}
export interface UsageReporter {
  /** Tells the registry; tries again later when that fails, and never throws. */
  report(): Promise<void>;
  close(): void;
}

export function usageReporter(options: UsageReporterOptions): UsageReporter {
  const { registryUrl, token, content, log, retryMs = 30_000 } = options;
  const uses = usesIn(content);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const report = async (): Promise<void> => {
    clearTimeout(timer);
    if (!token || isClosed) return;
    try {
      await send({ registryUrl, token, uses });
    } catch (error) {
      log.warn(error, 'The registry does not know which widgets our pages use; it is told again later');
      if (isClosed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void report(), retryMs).unref();
    }
  };
  return {
    report,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function send({
  registryUrl,
  token,
  uses,
}: {
  registryUrl: string;
  token: string;
  uses: ContentUse[];
}): Promise<void> {
  const answer = await fetch(registryUrl + readUsageInventory.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uses }),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.ok) return;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Error(`POST /federation/census: ${answer.status}${message ? ` ${message}` : ''}`);
}
