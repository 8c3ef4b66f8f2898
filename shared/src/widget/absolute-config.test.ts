import { absoluteConfig } from './absolute-config';

const CONFIG = {
  shopLocale: 'de-DE',
  pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
  apiOrigin: '',
  mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', provider: 'K', credit: [], maxZoom: 19 },
  outsideScripts: { survey: 'https://umfragen.example/survey.js' },
};

describe('the settings on pages of others', () => {
  it('name the shop', () => {
    expect(absoluteConfig(CONFIG, 'https://shop.example')).toMatchObject({
      apiOrigin: 'https://shop.example',
      pageUrls: { basket: 'https://shop.example/basket/' },
    });
  });

  it('have no server of others: such a page decides itself what it loads', () => {
    const config = absoluteConfig(CONFIG, 'https://shop.example');

    expect(config).not.toHaveProperty('mapTiles');
    expect(config).not.toHaveProperty('outsideScripts');
  });
});
