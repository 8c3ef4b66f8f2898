import { createHash } from 'node:crypto';
import { readCart, readProduct, readStore } from '@fachwerk/shared/calls';
import { buildSync } from 'esbuild';

export const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A Node file in the format of the build, with one widget per behaviour. */
export const exampleNodeFile = (greeting = 'Hallo') => `
const { createElement, useId } = require('react');
const accept = (props) => ({ ok: true, props });
const widget = (name, rest) => ({
  name, title: name, description: '', examples: [], data: 'none', hydrate: 'load', messages: [],
  parseProps: accept, Root: () => createElement('p', null, name), ...rest,
});
exports.widgets = [
  widget('greeting', {
    parseProps: (props) => typeof props.name === 'string' && props.name.length <= 200
      ? { ok: true, props }
      : { ok: false, issues: [{ field: 'name', message: 'expected a text' }] },
    Root: ({ props, platform }) => createElement('p', { id: useId() },
      ${JSON.stringify(greeting)} + ' ' + props.name + ' ' + (platform.messages['greeting.end'] ?? '')),
  }),
  widget('tabs', { chosenParts: ({ tab }) => [{ part: tab }] }),
  widget('picture', { Root: () => createElement('img', { src: '/images/1/0.svg', alt: '' }) }),
  widget('product', {
    data: 'public',
    load: async ({ api, url }) => {
      const data = await api.call({ method: 'GET', path: ${JSON.stringify(readProduct.path)} }, { params: { productId: '1' } });
      return { data, page: { title: 'Hammer </title><script>', canonical: '/p/hammer-1/',
        skipLink: { id: 'kauf', text: 'Zum Kauf' }, ...(data.page ?? {}),
        structuredData: [{ name: '</script><script>alert(1)</script>' }] } };
    },
    Root: ({ data }) => createElement('h1', { id: 'kauf' }, data.name),
  }),
  widget('where', {
    load: async ({ url }) => ({ data: url.pathname }),
    Root: ({ data }) => createElement('p', null, data),
  }),
  widget('where-in-one-case', {
    load: async (context) => ({ data: context.props.showsAddress ? context.url.pathname : '' }),
    Root: ({ data }) => createElement('p', null, data),
  }),
  widget('teaser', {
    load: async ({ url }) => ({ data: url.pathname }),
    Root: ({ data }) => createElement('p', null, 'Passt zu ' + data),
  }),
  widget('counter', { Root: () => createElement('p', null, 'zählt Besuche') }),
  widget('device', { Root: ({ platform }) => createElement('p', null, 'Gerät: ' + (platform.config.appDevice ?? 'Browser') + ', Datenschutz: ' + platform.config.pageUrls.privacy) }),
  widget('language', { Root: ({ platform: { config } }) =>
    createElement('p', null, 'Sprache: ' + config.shopLocale + ', Wahl: ' + (config.languageUrl ?? 'keine')) }),
  widget('opening', {
    load: async ({ api }) => ({ data: await api.call(
      { method: 'GET', path: ${JSON.stringify(readStore.path)}, isTranslated: true }, { params: { companyId: '1' } }) }),
    Root: ({ data }) => createElement('p', null, data.text),
  }),
  widget('when', { Root: ({ platform }) => createElement('p', null, platform.now) }),
  widget('text', {
    load: async () => ({ data: { title: 'Sägen', body: 'Ein langer Text' } }),
    browserData: ({ title }) => ({ title }),
    Root: ({ data }) => createElement('p', null, data.body),
  }),
  widget('cart', {
    data: 'personal',
    load: async ({ api }) => ({ data: await api.call({ method: 'GET', path: ${JSON.stringify(readCart.path)} }) }),
    Root: ({ data }) => createElement('p', null, 'Warenkorb von ' + data.visitor),
  }),
  widget('cart-or-failure', {
    data: 'personal',
    async load({ api, signal }) {
      try {
        return { data: await api.call({ method: 'GET', path: ${JSON.stringify(readCart.path)} }) };
      } catch (error) {
        if (signal.aborted) throw error;
        return { data: { visitor: null } };
      }
    },
    Root: ({ data }) => createElement('p', null, data.visitor ?? 'nicht erreichbar'),
  }),
  widget('link', {
    load: async ({ props }) => ({ data: { link: props.href } }),
    Root: ({ props, data }) => createElement('p', null,
      createElement('a', { href: props.href }), createElement('a', { href: data.link })),
  }),
  widget('wordless', {
    load: async () => ({ data: {}, page: { title: { key: 'wordless.pageTitle' } } }),
    Root: ({ platform }) => {
      for (let turn = 0; turn < 100; turn += 1) platform.missingText('wordless.key' + Math.min(turn, 30));
      return createElement('p', null, 'ohne Text');
    },
  }),
  widget('react-version', { Root: () => createElement('p', null, require('react').version) }),
  widget('throws', { Root: () => { throw new Error('broken'); } }),
  widget('loops', { Root: () => { for (;;); } }),
  widget('eats-memory', { Root: () => { const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 })); } }),
  widget('never-loads', { load: () => new Promise(() => {}) }),
  widget('forgets-promise', { Root: () => { Promise.reject(new Error('forgotten')); return createElement('p', null, 'ok'); } }),
];
`;

/** Node file of a shell whose React has another version. */
export function exampleReactFile(version: string): string {
  const contents = `
    const react = require('react');
    module.exports = { react: { ...react, version: '${version}' }, 'react/jsx-runtime': require('react/jsx-runtime'),
      'react-dom': require('react-dom'), 'react-dom/server': require('react-dom/server.bun') };`;
  const built = buildSync({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return built.outputFiles[0]?.text ?? '';
}
