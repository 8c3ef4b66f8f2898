import { codeIn } from '../code-in-html';
import { attributeOf, elementsIn, idsIn, textOf } from '../html-tree';
import { expect, test } from '../http-test';
import { SERVED_STATES } from '../page-states';

const twice = <One>(all: readonly One[]): One[] => all.filter((one, index) => all.indexOf(one) !== index);

for (const state of SERVED_STATES)
  test(`${state.name} is sound before any script runs: outline, language, ids, anchors, no code in the page`, async ({
    getPageIn,
  }) => {
    const { status, document } = await getPageIn(state);
    const named = (element: string) => elementsIn(document, element);
    const ids = idsIn(document);
    const anchors = named('a').flatMap((link) => /^#(.+)/.exec(attributeOf(link, 'href') ?? '')?.[1] ?? []);

    expect(status).toBe(state.status ?? 200);
    expect({ h1: named('h1').length, main: named('main').length }).toEqual({ h1: 1, main: 1 });
    expect(named('html').map((html) => attributeOf(html, 'lang'))).toEqual(['de']);
    expect(named('title').map(textOf).join()).toMatch(/\S{3,}/);
    expect(twice(ids)).toEqual([]);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(codeIn(document)).toEqual([]);
  });
