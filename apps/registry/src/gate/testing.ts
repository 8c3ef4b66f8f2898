import type { BusUse, MfeVersion, ShellVersion, WidgetRecord } from '@fachwerk/shared/contracts';
import * as z from 'zod';
import type { InUse, Use } from './in-use';

type Shapes = Record<string, z.ZodType>;

const shapesOf = (shapes: Shapes): BusUse['hears'] =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, schema]) => [name, { version: 1, schema: jsonSchemaOf(schema) }]),
  );
/** A manifest in the form that the build writes. */
export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const bus = ({ hears = {}, sends = {} }: { hears?: Shapes; sends?: Shapes } = {}): BusUse => ({
  hears: shapesOf(hears),
  sends: shapesOf(sends),
});

export const widget = (
  name: string,
  props: z.ZodType = z.object({}),
  more: Partial<WidgetRecord> = {},
): WidgetRecord => ({
  name,
  title: name,
  description: '',
  expose: `./${name}`,
  hydrate: 'load',
  data: 'public',
  propsSchema: jsonSchemaOf(props),
  examples: [],
  messages: [],
  js: [`browser/${name}.js`],
  css: [],
  ...more,
});

/** `cart@1.4.0-abc` with these widgets. */
export function mfe(
  name: string,
  widgets: readonly WidgetRecord[] = [],
  more: Partial<MfeVersion> = {},
): MfeVersion {
  const [id = '', version = ''] = name.split('@');
  const paths = [
    'browser/remoteEntry.js',
    'node/widgets.js',
    ...widgets.flatMap(({ js, css }) => [...js, ...css]),
  ];
  return {
    mfe: id,
    version,
    global: `${id}_${version}`.replace(/\W/g, '_'),
    entry: 'browser/remoteEntry.js',
    node: 'node/widgets.js',
    widgets: [...widgets],
    messages: {},
    bus: bus(),
    requires: { react: '^19.3.0', 'react-dom': '^19.3.0' },
    files: [...new Set(paths)].map((path) => ({ path, integrity: 'sha384-x', bytes: 1 })),
    ...more,
  };
}

export const shell = (version: string, more: Partial<ShellVersion> = {}): ShellVersion => ({
  version,
  script: 'shell.js',
  style: 'page.css',
  preload: [],
  provides: { react: '19.3.1', 'react-dom': '19.3.1' },
  bus: bus(),
  files: ['shell.js', 'page.css'].map((path) => ({ path, integrity: 'sha384-x', bytes: 1 })),
  ...more,
});

/** A use of "teaser" or "teaser@2" in a content file. */
export function onPage(reference: string, props: Record<string, unknown> = {}, more: Partial<Use> = {}): Use {
  const [name = '', major] = reference.split('@');
  const placed = { widget: name, major: major === undefined ? null : Number(major), props };
  return { page: '/', source: 'content', file: 'start.json', ...placed, ...more };
}
export const seen = (
  page: string,
  reference: string,
  props: Record<string, unknown> = {},
  confirmedBy: string | null = null,
): Use => onPage(reference, props, { page, source: 'seen', file: '', confirmedBy });

export const world = (more: Partial<InUse> = {}): InUse => ({
  live: [],
  shells: [shell('1.0.0-shell')],
  uses: [],
  owners: {},
  ...more,
});
