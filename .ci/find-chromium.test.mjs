/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';

describe('the browser of the end-to-end tests', () => {
  const { CHROMIUM_PATH, PATH } = process.env;
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.env.PATH = PATH;
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });

  it('is the one that CHROMIUM_PATH names', () => {
    const file = join(folder, 'my-browser');
    writeFileSync(file, '');
    process.env.CHROMIUM_PATH = file;

    expect(findChromium()).toBe(file);
  });

  it('is not silently another one when CHROMIUM_PATH is wrong', () => {
    process.env.CHROMIUM_PATH = join(folder, 'nothing');

    expect(() => findChromium()).toThrow(/CHROMIUM_PATH names .*nothing/);
  });

  it('is the first that the command line would find', () => {
    delete process.env.CHROMIUM_PATH;
    writeFileSync(join(folder, 'chromium'), '', { mode: 0o755 });
    writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o755 });
    process.env.PATH = folder;

    expect(findChromium({ withWindows: true })).toBe(join(folder, 'chromium'));
  });

  it('is the one without windows, which is faster, unless windows are wanted', () => {
    delete process.env.CHROMIUM_PATH;
    for (const name of ['chromium', 'chromium-headless-shell'])
      writeFileSync(join(folder, name), '', { mode: 0o755 });
    process.env.PATH = folder;

    expect(findChromium()).toBe(join(folder, 'chromium-headless-shell'));
    expect(findChromium({ withWindows: true })).toBe(join(folder, 'chromium'));
  });

  it('has to be a program', () => {
    delete process.env.CHROMIUM_PATH;
    writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 });
    process.env.PATH = folder;

    expect(findChromium()).not.toBe(join(folder, 'chromium'));
  });
});
