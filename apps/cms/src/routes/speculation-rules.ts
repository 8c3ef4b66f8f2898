import { type Call, changesState } from '@fachwerk/shared/calls';
import type { Page } from '../content/load-content';
import { PREVIEW_PARAMETER } from '../page/preview-link';

type UrlPattern = { pathname: string; search?: string };

/**
 * The rules by which a browser loads the next page while the pointer rests on its link or a finger touches
 * it. Only addresses of public pages match: other documents of the origin are no pages, and private pages
 * depend on the visitor.
 */
export function speculationRules(pages: readonly Page[], calls: readonly Call[]) {
  const patternsOf = (cache: Page['cache']): UrlPattern[] =>
    pages.flatMap((page) =>
      page.cache === cache && page.path !== undefined ? [{ pathname: pathPattern(page.path) }] : [],
    );
  const changing = calls.filter((call) => call.method === 'GET' && changesState(call));
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: patternsOf('public') },
            {
              not: {
                href_matches: [
                  ...patternsOf('private'),
                  ...changing.map(({ path }) => ({ pathname: pathPattern(path) })),
                  // Starts or ends a preview.
                  { pathname: '*', search: `*${PREVIEW_PARAMETER}=*` },
                ],
              },
            },
            { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** `{name}` and `{name*}` of a content file or a call, in the syntax of URLPattern. */
const pathPattern = (path: string): string =>
  path.replace(/\{(\w+)(\*?)\}/g, (_all, name: string, many: string) => (many ? '*' : `:${name}`));
