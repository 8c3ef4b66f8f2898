import { attributeOf, elementsIn, idsIn, parseHtml } from '../html-tree';
import { expect, type ServedPage, test } from '../http-test';
import { SERVED_STATES } from '../page-states';
import { isLong, shopUrl } from '../steps';

/** Links of one kind, e.g. to products, are written by the same code; LONG=1 follows all of them. */
const MOST_OF_A_KIND = isLong ? Infinity : 12;

/** Addresses of other pages of this shop. */
const linksIn = ({ document, path }: ServedPage): string[] =>
  elementsIn(document, 'a')
    .flatMap((link) => attributeOf(link, 'href') ?? [])
    .filter((href) => !href.startsWith('#'))
    .map((href) => new URL(href, shopUrl(path)))
    .filter(({ origin }) => origin === new URL(shopUrl()).origin)
    .map(({ href }) => href);

/** The first part of the path, and the names of the parameters. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link);
  return [pathname.split('/')[1], ...searchParams.keys()].join();
}

/** Requests without the cookies of the visitor who sees the link. */
async function faultOf(link: string): Promise<string | undefined> {
  const answer = await fetch(link);
  const html = await answer.text();
  if (answer.status !== 200) return `answers ${answer.status}`;
  const [, anchor] = link.split('#');
  return anchor && !idsIn(parseHtml(html)).includes(anchor) ? 'has no such anchor' : undefined;
}

test('every link of every page leads to a page, and to a part that this page has', async ({ getPageIn }) => {
  const seenOn = new Map<string, string>();
  for (const state of SERVED_STATES) {
    const links = linksIn(await getPageIn(state));
    if (state.status !== 400) expect(links.length, state.name).toBeGreaterThan(10);
    for (const link of links) seenOn.set(link, state.name);
  }

  const followed = new Map<string, number>();
  const dead: string[] = [];
  for (const [link, name] of seenOn) {
    const count = followed.get(kindOf(link)) ?? 0;
    if (count === MOST_OF_A_KIND) continue;
    followed.set(kindOf(link), count + 1);
    const fault = await faultOf(link);
    if (fault) dead.push(`${link} on ${name} ${fault}`);
  }
  expect(dead).toEqual([]);
});
