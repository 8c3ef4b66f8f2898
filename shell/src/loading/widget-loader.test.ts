import { recognise } from './widget-loader';

const widget = { name: 'x', Root: () => null, parseProps: () => ({ ok: true, props: {} }) };
const lifecycles = { bootstrap: [], mount: [], unmount: [] };

it('uses the default export and ignores other exports', () => {
  expect(recognise({ default: widget, Teaser: () => null }, 'x')).toEqual({ kind: 'widget', widget });
});

it('takes plain single-spa lifecycles, as default or as the module itself', () => {
  expect(recognise({ default: lifecycles }, 'x')).toEqual({ kind: 'lifecycles', lifecycles });
  expect(recognise(lifecycles, 'x')).toEqual({ kind: 'lifecycles', lifecycles });
});

it.each([[null], [undefined], [{}], [{ default: () => null }], ['text']])('refuses %p', (module) => {
  expect(() => recognise(module, 'cart-page')).toThrow(/'cart-page' exports neither/);
});
