/** @jest-environment node */
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { className } = require('./class-name');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-styles-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (folder, css) => {
  mkdirSync(join(dir, folder), { recursive: true });
  const file = join(dir, folder, 'Button.module.css');
  writeFileSync(file, css);
  return file;
};

it('is the file, a hash of its rules and the class', () => {
  expect(className(write('a', '.root{}'), 'root')).toMatch(/^Button-[0-9a-z]{5}__root$/);
});

it('is equal wherever the rules are equal', () => {
  expect(className(write('a', '.root{}'), 'root')).toBe(className(write('b', '.root{}'), 'root'));
});

it('differs in another version of the file', () => {
  expect(className(write('a', '.root{}'), 'root')).not.toBe(
    className(write('b', '.root{color:red}'), 'root'),
  );
});
