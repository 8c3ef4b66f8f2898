import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFileSync } from '@fachwerk/server-kit/text-file';
import { pageHtml, problemInHtml } from '@fachwerk/shared/html';
import { claimIn } from './claim-in';
import { type Block, blocksOfFrame, FrameContent, htmlsOf, isWidget, PageContent } from './content-schema';
import { fillFacts } from './shop-facts';
import type { SiteConfig } from './visit-config';

export interface Page extends PageContent {
  file: string;
}
export interface Content {
  frame: FrameContent & { file: string };
  pages: Page[];
  notFound: Page;
  config: SiteConfig;
}

const FRAME = 'frame.json';
const CONFIG = 'config.json';
const NOT_FOUND = 'not-found.json';

/** Reads all content files; throws with file and field if one is invalid. */
export function loadContent(dir: string): Content {
  const pages: Page[] = readdirSync(dir)
    .filter((file) => file.endsWith('.json') && file !== FRAME && file !== CONFIG)
    .sort()
    .map((file) => ({ ...parse(PageContent, dir, file), file }));
  const frame = { ...parse(FrameContent, dir, FRAME), file: FRAME };
  const notFound = pages.find(({ file }) => file === NOT_FOUND);
  if (!notFound) throw new Error(`${dir} has no ${NOT_FOUND}: visitors of unknown addresses need a page.`);

  for (const page of pages) {
    if (page.path === undefined && page !== notFound)
      throw new Error(`${page.file}: the field "path" is missing.`);
    if (page.installable && !isOwnFolder(page.path))
      throw new Error(
        `${page.file}: "installable" needs a path like "/desk/": below it all belongs to the app.`,
      );
    checkBlocks(page.file, page.zones.main);
  }
  checkBlocks(FRAME, blocksOfFrame(frame));
  return { frame, pages, notFound, config: readPageConfig(dir) };
}

/** Page addresses of this shop. */
export const readPageConfig = (dir: string): SiteConfig =>
  JSON.parse(readTextFileSync(join(dir, CONFIG))) as SiteConfig;

/** A worker of the path "/" would have all pages of the shop, and one of "/p/{slug}" has no fixed page. */
const isOwnFolder = (path: string | undefined): boolean => /^(?:\/[a-z0-9-]+)+\/$/.test(path ?? '');

function checkBlocks(file: string, blocks: readonly Block[]) {
  for (const html of blocks.flatMap((block) => (isWidget(block) ? [] : htmlsOf(block)))) {
    const problem = problemInHtml(html, pageHtml);
    if (problem) throw new Error(`${file}: ${problem}.`);
  }
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}
function parse<T>(schema: Schema<T>, dir: string, file: string): T {
  let value: unknown;
  try {
    value = fillFacts(JSON.parse(readTextFileSync(join(dir, file))));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  const result = schema.safeParse(value);
  if (result.success) {
    const fault = claimIn(value);
    if (fault !== undefined) throw new Error(`${file}: ${fault}.`);
    return result.data;
  }
  const [issue] = result.error.issues;
  throw new Error(`${file}: field "${issue?.path.map(String).join('.') ?? ''}": ${issue?.message}`);
}
