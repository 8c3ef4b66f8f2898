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

it('is a hash of the style sheet and the number of the class', () => {
  const file = write('a', '.root{}.root:hover .icon{}@keyframes turn{}');
  const [root, icon, turn] = ['root', 'icon', 'turn'].map((name) => className(file, name));
  expect(root).toMatch(/^[a-z][0-9a-z]{5}0$/);
  expect(icon).toBe(root.replace(/0$/, '1'));
  expect(turn).toBe(root.replace(/0$/, '2'));
});

it('can be read in development', () => {
  expect(className(write('a', '.root{}'), 'root', { isReadable: true })).toMatch(
    /^Button-[a-z][0-9a-z]{5}__root$/,
  );
});

it('is refused for a class that the file does not have', () => {
  expect(() => className(write('a', '.root{}'), 'icon')).toThrow("no class or animation 'icon'");
});

it('is equal wherever the rules are equal', () => {
  expect(className(write('a', '.root{}'), 'root')).toBe(className(write('b', '.root{}'), 'root'));
});

it('differs in another version of the file', () => {
  expect(className(write('a', '.root{}'), 'root')).not.toBe(
    className(write('b', '.root{color:red}'), 'root'),
  );
});
