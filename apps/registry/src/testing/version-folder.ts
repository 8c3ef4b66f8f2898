import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type {
  BusUse,
  ContainerKind,
  Expectations,
  MfeVersion,
  ShellVersion,
  VersionFile,
} from '@fachwerk/shared/contracts';
import { integrityOf } from '@fachwerk/shared/federation';

export const emptyFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

function writeFiles(folder: string, contents: Record<string, string>): VersionFile[] {
  return Object.entries(contents).map(([path, content]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return { path, integrity: integrityOf(content), bytes: Buffer.byteLength(content) };
  });
}

interface Example {
  mfe?: string;
  version?: string;
  widgets?: string[];
  /** Content of its script. */
  script?: string;
  /** Props schema of all its widgets. */
  propsSchema?: Record<string, unknown>;
  messages?: Record<string, string>;
  translations?: Record<string, Record<string, string>>;
  /** Further files, path to content. */
  more?: Record<string, string>;
  container?: ContainerKind;
  permissions?: string[];
  bus?: BusUse;
  expectations?: Partial<Expectations>;
  /** False: the version has no file for the server. */
  node?: boolean;
  /** False: the entry does not contain the hashes of the other files. */
  hashes?: boolean;
}

/** Version folder of a micro-frontend in the form that the build writes. */
export function mfeFolder({
  mfe = 'cart',
  version = '1.0.0-abc1234',
  widgets,
  script,
  propsSchema = {},
  messages = { [`${mfe}.title`]: `Titel von ${version}` },
  translations,
  more = {},
  container,
  permissions,
  bus,
  expectations,
  node = true,
  hashes = true,
}: Example = {}): string {
  const folder = emptyFolder(`${mfe}-${version}`);
  const names = widgets ?? [`${mfe}-page`];
  const global = `${mfe}_${version}`.replace(/\W/g, '_');
  const loaded = {
    'browser/page.js': script ?? `// ${'a script worth compressing '.repeat(60)}`,
    'browser/page.css': '.page { color: red }',
    ...more,
  };
  const files = writeFiles(folder, {
    // As the build does, so that no chunk loads without its hash.
    'browser/remoteEntry.js': `var ${global}; // ${
      hashes
        ? Object.values(loaded)
            .map((one) => integrityOf(one))
            .join()
        : ''
    }`,
    ...(node && { 'node/widgets.js': 'exports.widgets = [];' }),
    ...loaded,
  });
  const record: MfeVersion = {
    mfe,
    version,
    global,
    entry: 'browser/remoteEntry.js',
    ...(node && { node: 'node/widgets.js' }),
    ...(container && { container }),
    ...(permissions && { permissions }),
    ...(bus && { bus }),
    ...(expectations && { expectations: { hears: [], sends: [], answers: [], ...expectations } }),
    widgets: names.map((name) => ({
      name,
      title: name,
      description: '',
      expose: `./${name}`,
      hydrate: 'load',
      data: 'none',
      propsSchema,
      examples: [],
      messages: [`${mfe}.`],
      js: ['browser/page.js'],
      css: ['browser/page.css'],
    })),
    messages,
    ...(translations && { translations }),
    files,
  };
  writeFileSync(join(folder, 'widgets.json'), JSON.stringify(record));
  return folder;
}

export function shellFolder(version = '1.0.0-5e11000'): string {
  const folder = emptyFolder(`shell-${version}`);
  const files = writeFiles(folder, {
    'shell.js': `// shell ${version}`,
    'page.css': 'body {}',
    'font.woff2': 'font',
  });
  const record: ShellVersion = {
    version,
    script: 'shell.js',
    style: 'page.css',
    preload: [{ path: 'font.woff2', as: 'font', type: 'font/woff2' }],
    files,
  };
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(record));
  return folder;
}
