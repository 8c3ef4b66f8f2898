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

it('an unknown widget needs no files', () => {
  expect(filesOfChunk(stats, 'other')).toEqual({ js: [], css: [] });
});
