/** @jest-environment node */
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { findEarlyValidators, findMisplacedSchemas } = require('./early-validators');
const lateProps = require('./late-props-loader');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-props-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (file, text) => {
  const path = join(dir, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

it('in a browser build the schema of a widget is a function that loads it', () => {
  const source = [
    "import * as z from 'zod/mini';",
    'const Label = z.string();',
    'export const CartPageProps = z.object({ label: Label });',
    'export type CartPageProps = z.output<typeof CartPageProps>;',
  ].join('\n');

  const stub = lateProps.call({ resourcePath: '/cart-mfe/src/cart-page.props.ts' }, source);

  expect(stub).toBe(
    'export const CartPageProps = () => import(/* webpackChunkName: "props" */ "./cart-page.props").then((props) => props.CartPageProps);',
  );
});

describe('the schema of a widget', () => {
  const faultsOf = (source, widget = { name: 'teaser', props: {} }) =>
    findMisplacedSchemas([widget], { teaser: write('teaser.widget.tsx', source) });

  it('stands beside it', () => {
    expect(faultsOf("import { TeaserProps } from './teaser.props';")).toEqual([]);
  });

  it.each([
    ['in the file of the widget', "import * as z from 'zod/mini';"],
    ['in another folder', "import { TeaserProps } from '../props';"],
  ])('%s is a fault', (_where, source) => {
    expect(faultsOf(source)).toEqual([
      "Widget 'teaser': declare the schema of its props in teaser.props.ts and import it from './teaser.props'.",
    ]);
  });

  it('is missing where a widget has no props', () => {
    expect(faultsOf('', { name: 'teaser' })).toEqual([]);
  });
});

describe('the first scripts of a widget', () => {
  const statsOf = (...resources) => ({
    compilation: {
      namedChunkGroups: new Map([['teaser', { chunks: ['chunk'] }]]),
      chunkGraph: {
        getChunkModulesIterable: () => [{ modules: resources.map((resource) => ({ resource })) }],
      },
    },
  });
  const zod = '/node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js';

  it('contain no zod', () => {
    const types = write('api.ts', "import type * as z from 'zod/mini';");
    expect(findEarlyValidators(statsOf(types), ['teaser'])).toEqual([]);
  });

  it('with zod are refused, and the modules are named that import it', () => {
    const types = write('api.ts', "import type * as z from 'zod/mini';");
    const form = write('form.ts', "import * as z from 'zod/mini';");

    const [fault] = findEarlyValidators(statsOf(types, form, zod), ['teaser']);

    expect(fault).toMatch(/^Widget 'teaser' loads zod with its first scripts \(\S*\/form\.ts\)\./);
  });
});
