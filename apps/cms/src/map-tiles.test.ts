/** @jest-environment node */
import { readMapTiles } from './map-tiles';

const SET = {
  MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
  MAP_TILES_PROVIDER: 'Karten GmbH',
  MAP_TILES_CREDIT: '© [OpenStreetMap-Mitwirkende](https://www.openstreetmap.org/copyright), Karten GmbH',
};
const read = (change: Record<string, string>, publicUrl?: string) =>
  readMapTiles({ ...SET, ...change }, publicUrl);

describe('the tile server of maps', () => {
  it('is none by default', () => {
    expect(readMapTiles({}, undefined)).toBeUndefined();
  });

  it('has an address, a name, and a credit as text and links', () => {
    expect(read({})).toEqual({
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      provider: 'Karten GmbH',
      credit: [
        { text: '© ' },
        { text: 'OpenStreetMap-Mitwirkende', href: 'https://www.openstreetmap.org/copyright' },
        { text: ', Karten GmbH' },
      ],
      maxZoom: 19,
    });
    expect(read({ MAP_TILES_CREDIT: 'Karten GmbH', MAP_TILES_MAX_ZOOM: '16' })).toMatchObject({
      credit: [{ text: 'Karten GmbH' }],
      maxZoom: 16,
    });
  });

  it.each(['https://tiles.example/{z}/{x}/{y}{r}.png?key=k1', 'http://127.0.0.1:8099/{z}/{x}/{y}.png'])(
    'may have the address %s',
    (url) => {
      expect(read({ MAP_TILES: url })?.url).toBe(url);
    },
  );

  it.each([
    [{ MAP_TILES: 'tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES=tiles.example.*: an address such as https/],
    [{ MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /: an address such as https:\/\/tiles.example/],
    [{ MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /: an address such as/],
    [{ MAP_TILES: 'https://{x}.tiles.example/{z}/{x}/{y}.png' }, /: an address such as/],
    [{ MAP_TILES: 'https://eva:geheim@tiles.example/{z}/{x}/{y}.png' }, /: an address such as/],
    [{ MAP_TILES: 'http://[fd00::5]/{z}/{x}/{y}.png' }, /: an address such as/],
    [{ MAP_TILES: 'javascript:{z}/{x}/{y}' }, /: an address such as/],
    [{ MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }, /: https, or http with an address of the own/],
    [{ MAP_TILES_PROVIDER: '' }, /^MAP_TILES_PROVIDER is not set: visitors are asked to consent/],
    [{ MAP_TILES_CREDIT: '' }, /^MAP_TILES_CREDIT is not set: the makers of a map/],
    [{ MAP_TILES_CREDIT: '<a href="https://osm.example">OSM</a>' }, /: plain text with links such as/],
    [{ MAP_TILES_CREDIT: '[OSM](javascript:alert)' }, /: plain text with links such as/],
    [{ MAP_TILES_CREDIT: '[OSM](/karte)' }, /: plain text with links such as/],
    [{ MAP_TILES_MAX_ZOOM: '40' }, /MAP_TILES_MAX_ZOOM=40: a whole number from 1 to 22/],
    [{ MAP_TILES: '' }, /^MAP_TILES is not set, but MAP_TILES_PROVIDER is/],
  ])('is refused with %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });

  it('has https where the shop has it', () => {
    const http = { MAP_TILES: 'http://10.0.0.5/{z}/{x}/{y}.png' };

    expect(read(http, 'http://shop.example')).toBeDefined();
    expect(() => read(http, 'https://shop.example')).toThrow(/with https in PUBLIC_URL, pages load tiles by/);
  });
});
