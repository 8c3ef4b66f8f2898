/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ts from 'typescript';
import * as z from 'zod';
import { fakeRegistry, runFachwerk } from '../testing';
import { typeOfSchema } from './type-of-schema';
import { widgetTypes } from './widget-types';

const typeOf = (schema: z.ZodType) =>
  typeOfSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

describe('the type of a schema', () => {
  it.each<[string, z.ZodType, string]>([
    ['texts', z.string().min(2), 'string'],
    ['numbers', z.int(), 'number'],
    ['one of several words', z.enum(['a', 'b']), '"a" | "b"'],
    ['one value', z.literal(2), '2'],
    ['nothing or a text', z.nullable(z.string()), 'string | null'],
    ['lists', z.array(z.union([z.string(), z.number()])), '(string | number)[]'],
    ['tuples', z.tuple([z.string(), z.number()]), '[string, number]'],
    ['records', z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
    ['anything', z.unknown(), 'unknown'],
  ])('%s', (_what, schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('objects have optional fields and their descriptions', () => {
    const schema = z.object({
      headline: z.string().describe('Shown above the tiles'),
      count: z.int().default(4),
      'data-x': z.object({ a: z.boolean() }).optional(),
    });

    expect(typeOf(schema).split('\n')).toEqual([
      '{',
      '  /** Shown above the tiles */',
      '  headline: string;',
      '  count?: number;',
      '  "data-x"?: {',
      '    a: boolean;',
      '  };',
      '}',
    ]);
  });

  it('a recursive one ends', () => {
    interface Node {
      children: Node[];
    }
    const node: z.ZodType<Node> = z.object({
      get children() {
        return z.array(node);
      },
    });

    expect(typeOf(node)).toMatch('children: ');
  });
});

const widget = {
  name: 'product-teaser',
  title: 'Product teaser',
  description: 'Tiles */ of products',
  mfe: 'search',
  propsSchema: z.toJSONSchema(z.object({ headline: z.string() })),
};

it('a caller with wrong props does not compile', () => {
  const module = widgetTypes([widget], 'http://shop.example');
  const check = (use: string) => {
    const source = `${module}\n${use}`;
    const host = ts.createCompilerHost({});
    const original = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target) =>
      name === 'widgets.ts' ? ts.createSourceFile(name, source, target) : original(name, target);
    const program = ts.createProgram(['widgets.ts'], { noEmit: true, strict: true, types: [] }, host);
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };

  expect(check("export const right: WidgetPropsOf<'product-teaser'> = { headline: 'x' };")).toEqual([]);
  expect(check("export const wrong: WidgetPropsOf<'product-teaser'> = { headline: 1 };")).toEqual([
    "Type 'number' is not assignable to type 'string'.",
  ]);
});

describe('the command widget-types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-types-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const live = {
    ...widget,
    expose: './x',
    hydrate: 'load',
    data: 'none',
    examples: [],
    messages: [],
    js: [],
    css: [],
    version: '1.0.0-a',
    major: 1,
    isOldestMajor: true,
  };

  it('writes the widgets that are live, newer majors with their number', async () => {
    const registry = await fakeRegistry({
      'GET widgets': [200, { widgets: [live, { ...live, major: 2, isOldestMajor: false }] }],
    });

    const { code, out } = await runFachwerk(['widget-types', '--out', 'here/widgets.d.ts'], {
      cwd: folder,
      env: { REGISTRY_URL: registry.url },
    });

    expect([code, out]).toEqual([0, `here/widgets.d.ts: the props of 2 widgets of ${registry.url}.\n`]);
    const text = readFileSync(join(folder, 'here/widgets.d.ts'), 'utf8');
    expect(text).toMatch("  'product-teaser': {\n    headline: string;\n  };\n");
    expect(text).toMatch("  'product-teaser@2': {");
    await registry.close();
  });

  it('leaves the old file if no registry answers', async () => {
    const { code } = await runFachwerk(['widget-types', '--out', 'away.d.ts'], {
      cwd: folder,
      env: { REGISTRY_URL: 'http://127.0.0.1:65535' },
    });

    expect([code, existsSync(join(folder, 'away.d.ts'))]).toEqual([1, false]);
  });
});
