import type { Page } from './load-content';

export interface PageMatch {
  page: Page;
  params: Record<string, string>;
}
export type MatchPage = (pathname: string) => PageMatch | undefined;

const PLACEHOLDER = /\{([a-zA-Z]+)(\*?)\}/g;

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * `{name}` matches one part between slashes, `{name*}` one or more. Two in one part: the last matches least.
 * A path with fewer placeholders comes first: "/orders/login/" before "/orders/{orderId}/".
 */
export function pageMatcher(pages: readonly Page[]): MatchPage {
  const routes = pages
    .flatMap((page) => {
      const { path } = page;
      if (path === undefined) return [];
      return [{ page, expression: toExpression(path), placeholders: placeholdersIn(path).length }];
    })
    .sort((a, b) => a.placeholders - b.placeholders);
  return (pathname) => {
    for (const { page, expression } of routes) {
      const match = expression.exec(pathname);
      const params = match && decodeParams(match.groups ?? {});
      if (params) return { page, params };
    }
    return undefined;
  };
}

function toExpression(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(
      PLACEHOLDER,
      (_all, name: string, many: string) => `(?<${name}>${many ? '[^/]+(?:/[^/]+)*' : '[^/]+'})`,
    );
  return new RegExp(`^${source}$`);
}

/** Undefined for invalid percent signs, control characters and `..`, which browsers never send. */
function decodeParams(groups: Record<string, string>): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [name, raw] of Object.entries(groups)) {
    try {
      const value = decodeURIComponent(raw);
      if (/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(value)) return undefined;
      params[name] = value;
    } catch {
      return undefined;
    }
  }
  return params;
}

/** Replaces the placeholders in props by parts of the path. */
export function fillProps(value: unknown, params: Record<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (all, name: string) =>
      Object.hasOwn(params, name) ? (params[name] ?? '') : all,
    );
  if (Array.isArray(value)) return value.map((one) => fillProps(one, params));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillProps(one, params)]));
  return value;
}
