/** @jest-environment node */
const { filesOfChunk } = require('./files-of-chunk');

const group = (name, files, children = []) => ({ name, getFiles: () => files, getChildren: () => children });
const tiles = group('static-Tiles', ['kit.css', 'static-Tiles.css', 'static-Tiles.js']);
const layer = group('layer', ['layer.css', 'layer.js']);
const list = group('list', ['kit.css', 'list.css', 'list.js'], [tiles, layer]);
const stats = { compilation: { namedChunkGroups: new Map([['list', list]]) } };

it('a widget needs its own files and the styles of its static parts, each once', () => {
  expect(filesOfChunk(stats, 'list')).toEqual({
    js: ['browser/list.js'],
    css: ['browser/kit.css', 'browser/list.css', 'browser/static-Tiles.css'],
  });
});

it('the scripts of a chosen part are named beside those of the widget, its styles belong to them', () => {
  const orders = group('chosen-Orders', ['kit.js', 'chosen-Orders.css', 'rows.js', 'chosen-Orders.js']);
  const account = group('account', ['kit.js', 'account.css', 'account.js'], [orders, layer]);
  const built = { compilation: { namedChunkGroups: new Map([['account', account]]) } };

  expect(filesOfChunk(built, 'account')).toEqual({
    js: ['browser/kit.js', 'browser/account.js'],
    css: ['browser/account.css', 'browser/chosen-Orders.css'],
    chosenParts: { Orders: ['browser/rows.js', 'browser/chosen-Orders.js'] },
  });
});

it('an unknown widget needs no files', () => {
  expect(filesOfChunk(stats, 'other')).toEqual({ js: [], css: [] });
});
