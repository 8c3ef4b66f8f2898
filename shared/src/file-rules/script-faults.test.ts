/** @jest-environment node */
import { scriptFaults } from './script-faults';

const GLOBAL = 'cart_1_0_0_a';
const inBrowser = (code: string) => scriptFaults(code, { global: GLOBAL, isNode: false });
const onServer = (code: string) => scriptFaults(code, { global: GLOBAL, isNode: true });

describe('a change of a global is refused', () => {
  it.each([
    'window.fetch = f',
    'window["fetch"] = f',
    'window[`fetch`] = f',
    'self.fetch = f',
    'globalThis.x = 1',
    'globalThis.globalThis.x = 1',
    'window.parent.x = 1',
    'document.defaultView.fetch = f',
    'window[name] = 1',
    'fetch = f',
    'x = 1',
    'x++',
    'delete window.fetch',
    'window.onerror = f',
    '({ a: window.fetch } = f)',
    '[window.fetch] = f',
    '[fetch = 1] = f',
    'for (window.x of f);',
    'for (x in f);',
    'window.fetch ||= f',
    '(() => { const w = window; w.fetch = f })()',
    '(() => { let e = self; (() => { e.fetch = f })() })()',
    '(function (w) { w.fetch = f })(window)',
    '((a, w) => { w.fetch = f })(1, globalThis)',
    '(function () { var g = typeof window !== "undefined" ? window : global; g.x = 1 })()',
    'this.fetch = f',
    '(() => { this.fetch = f })()',
    'var fetch = f',
    'let fetch = f',
    'const helper = 1',
    'function helper() {}',
    'class Helper {}',
    'var { helper } = f',
    'Object.defineProperty(window, "fetch", { value: f })',
    'Object.assign(window, { fetch: f })',
    'Object.defineProperties(globalThis, {})',
    'Reflect.set(window, "fetch", f)',
    'Reflect.deleteProperty(window, "fetch")',
    'window.__defineGetter__("fetch", f)',
  ])('%s', (code) => expect(inBrowser(code)).toEqual([expect.stringMatching(/changes the global "/)]));
});

describe('a change of a prototype or built-in object is refused', () => {
  it.each([
    'Array.prototype.map = f',
    'Array.prototype["map"] = f',
    'window.Array.prototype.map = f',
    '(() => { const p = Array.prototype; p.map = f })()',
    '(function (p) { p.map = f })(Array.prototype)',
    'Object.defineProperty(Array.prototype, "map", { value: f })',
    'Object.assign(Object.prototype, { a: 1 })',
    'Object.setPrototypeOf(Array.prototype, null)',
    'Object.freeze(Object.prototype)',
    'Reflect.defineProperty(Map.prototype, "get", {})',
    'delete String.prototype.at',
    'Array.prototype.__defineGetter__("a", f)',
    'EventTarget.prototype.addEventListener = f',
    'XMLHttpRequest.prototype.open = f',
    'Element.prototype.attachShadow = f',
    'Promise.all = f',
    'JSON.parse = f',
    'Math.random = f',
    'Date.now = f',
    'history.pushState = f',
    'console.log = f',
    'navigator.sendBeacon = f',
    'customElements.define = f',
    'performance.now = f',
  ])('%s', (code) =>
    expect(inBrowser(code)).toEqual([expect.stringMatching(/changes the (prototype of|built-in object) "/)]),
  );

  it('in the file for the server too', () => {
    expect(onServer('Array.prototype.map = f')).toHaveLength(1);
    expect(onServer('global.x = 1')).toHaveLength(1);
    expect(onServer('process.exit = f')).toHaveLength(1);
    expect(onServer('process.env.A = "b"')).toHaveLength(1);
  });
});

describe('a change of the page is refused', () => {
  it.each([
    'document.write("a")',
    'document.writeln("a")',
    'document.open()',
    'window.document.write("a")',
    'const d = document; d.write("a")',
    'document.body.style.overflow = "hidden"',
    'document.body.style = "display:none"',
    'document.body.innerHTML = ""',
    'document.body.className = "a"',
    'document.body = f',
    'document.documentElement.style.fontSize = "1px"',
    'document.documentElement.dataset.mode = "dark"',
    'document.body.style.setProperty("a", "b")',
    'document.body.classList.add("a")',
    'document.documentElement.classList.toggle("a")',
    'document.body.setAttribute("a", "b")',
    'document.body.removeAttribute("a")',
    'document.body.replaceChildren()',
    'document.body.remove()',
    'document.head.insertAdjacentHTML("beforeend", "<style>")',
    'document.onclick = f',
    'const b = document.body; b.style.overflow = "hidden"',
  ])('%s', (code) =>
    expect(inBrowser(`(()=>{${code}})()`)).toEqual([
      expect.stringMatching(/changes the page outside of a widget/),
    ]),
  );
});

describe('own code is allowed', () => {
  it.each([
    `var ${GLOBAL}; ${GLOBAL} = {}`,
    `(self.webpack_${GLOBAL} = self.webpack_${GLOBAL} || []).push([[1], {}])`,
    '(self["webpackChunkcart_mfe"] = self["webpackChunkcart_mfe"] || []).push([])',
    'globalThis.__FEDERATION__ = globalThis.__FEDERATION__ || {}',
    'globalThis.__zod_globalRegistry ??= {}',
    '(() => { var self = this; let x = {}; x.fetch = 1; })()',
    '(function () { var self = {}; self.fetch = 1 })()',
    '(() => { const window = {}; window.fetch = 1 })()',
    '(() => { function Map() {} Map.prototype.get = 1 })()',
    '(() => { class A {} A.prototype.b = 1; A.c = 2 })()',
    '(() => { let Array = {}; Array.prototype = {} })()',
    '((Promise) => { Promise.all = 1 })({})',
    '(() => { let a; a = window; a = {}; a.x = 1 })()',
    '(() => { let x; x = 1; x++; [x] = [2]; ({ x } = {}) })()',
    '(function () { this.fetch = 1 })()',
    '(() => { class A { a = 1; constructor() { this.fetch = 1 } } })()',
    '(() => { const e = {}; Object.defineProperty(e, "fetch", {}); Object.assign({}, window) })()',
    'window.location = "/a"',
    'location.href = "/a"',
    'window.location.hash = "a"',
    'document.title = "a"',
    'document.cookie = "a=b"',
    'history.scrollRestoration = "manual"',
    'document.documentElement.scrollTop = 0',
    'localStorage.a = "b"',
    'document.body.append(e)',
    'document.head.appendChild(e)',
    'document.documentElement.classList.contains("a")',
    'document.getElementById("a").value = "b"',
    'window.addEventListener("a", f); fetch("/a"); window.scrollTo(0, 0)',
    'Array.prototype.slice.call(a); Object.prototype.hasOwnProperty.call(a, b)',
    'export const a = 1; import("./b.js")',
    '"use strict";',
  ])('%s', (code) => expect(inBrowser(code)).toEqual([]));

  it.each([
    'module.exports = {}; exports.a = 1; exports["b"] = 2; const a = require("react")',
    'var helper = 1; function other() {} if (helper) return;',
    '(() => { module.exports.a = 1 })()',
    '#!/usr/bin/env node\nconst a = 1',
  ])('on the server: %s', (code) => expect(onServer(code)).toEqual([]));
});

it('names place and text', () => {
  expect(inBrowser('(() => {\n  window.fetch = function () {\n    return 1;\n  };\n})()')).toEqual([
    '2:3: "window.fetch = function () { return 1; }" changes the global "fetch" of the page; use a variable of a module, or a topic of the bus',
  ]);
});

it('shortens a long text and lists an equal fault once', () => {
  const [fault, ...more] = inBrowser(`window.fetch = "${'x'.repeat(200)}"`);
  expect(fault).toContain('x…" changes');
  expect(more).toEqual([]);
});

it.each(['const', 'var a = {', `${'('.repeat(100_000)}`])('%.10s cannot be parsed and is refused', (code) => {
  expect(inBrowser(code)).toEqual([expect.stringMatching(/^the script cannot be parsed/)]);
});
