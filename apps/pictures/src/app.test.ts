/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readGuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import { GIFT_CARD_DESIGNS, giftCardPicture } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { buildPictures } from './app';
import {
  type BrandLook,
  brandPictureAddress,
  categoryPictureAddress,
  itemPictureAddresses,
  photoOf,
  sealPictureAddress,
  storePictureAddress,
} from './picture-addresses';
import type { PictureBrief } from './picture-brief';
import type { PictureLine } from './picture-list';

const brief: PictureBrief = {
  kind: 'bucket',
  brand: 'Rupatec',
  colours: ['#1d5c99', '#f2f5fa'],
  title: 'Wandfarbe',
  attributes: { 'spannung-v': { text: '18 V', number: 18 } },
  seed: '1001',
};
const blue = { farbe: { text: 'Blau', hex: '#1122cc' } };
const red = { farbe: { text: 'Rot', hex: '#cc2211' } };
const category: PictureBrief = {
  kind: 'mower',
  brand: 'Fachwerk',
  title: 'Rasenmäher',
  attributes: {},
  seed: 'g',
};
const store = { companyId: '1042', city: 'Ümlaut am See', type: 'baumarkt', hasGardenCentre: true };
const malvano: BrandLook = { name: 'Malvano', colours: ['#5a2a6b', '#f1d9a7'] };
const lines: PictureLine[] = [
  { category: 'garten', brief: category },
  { brand: 'malvano', look: malvano },
  { store },
  { items: { '100101': blue, '100102': red }, brief },
];
const [blueAddress = ''] = itemPictureAddresses('100101', {
  ...brief,
  attributes: { ...brief.attributes, ...blue },
});

describe('pictures', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const listFile = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures.jsonl');
    writeFileSync(listFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    app = await buildPictures({ listFile });
  });
  afterAll(() => app.close());

  const get = (url: string) => app.inject(url);

  it('contain no scripts and load nothing', async () => {
    const { headers, body } = await get(blueAddress);

    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  it('are cached for ever under the addresses with their version', async () => {
    for (const address of [
      blueAddress,
      categoryPictureAddress('garten', category),
      storePictureAddress(store),
    ])
      for (const _attempt of ['first', 'from memory'])
        expect((await get(address)).headers['cache-control']).toContain('immutable');
  });

  it('are cached for five minutes under an address with an old version or none', async () => {
    const current = await get(blueAddress);
    for (const address of ['/images/100101/1.svg', '/images/100101/1.svg?v=yesterday']) {
      const { headers, body } = await get(address);
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(body).toBe(current.body);
    }
  });

  it('differ between the items of a product, in picture and version', async () => {
    const [redAddress = ''] = itemPictureAddresses('100102', {
      ...brief,
      attributes: { ...brief.attributes, ...red },
    });

    expect((await get(redAddress)).body).not.toBe((await get(blueAddress)).body);
    expect(redAddress.split('?')[1]).not.toBe(blueAddress.split('?')[1]);
  });

  it('get a new address when the brand changes, and only then', () => {
    const same = itemPictureAddresses('1', { ...brief });
    const other = itemPictureAddresses('1', { ...brief, brand: 'Malvano' });

    expect(same).toEqual(itemPictureAddresses('1', brief));
    expect(other[0]).not.toBe(same[0]);
    expect(other[0]?.split('?')[0]).toBe(same[0]?.split('?')[0]);
  });

  it('exist for the categories and stores of the list', async () => {
    expect((await get('/images/categories/garten.svg')).body).toContain('<svg');
    expect((await get('/images/stores/1042.svg')).body).toContain('width="800" height="450"');
    expect((await get('/images/categories/raumfahrt.svg')).statusCode).toBe(404);
    expect((await get('/images/stores/9999.svg')).statusCode).toBe(404);
  });

  it('exist for brands of the list and for seals, and for no others', async () => {
    const { body, headers } = await get(brandPictureAddress(malvano));
    expect(body).toContain('width="240" height="48"');
    expect(headers['cache-control']).toContain('immutable');
    expect((await get(sealPictureAddress('eigenmarke'))).body).toContain('width="112" height="112"');
    for (const address of ['/images/brands/andere.svg', '/images/seals/constructor.svg'])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('have the sign of stores that take back devices, in A4 (ElektroG §18a)', async () => {
    const { body } = await get('/images/signs/take-back.svg');
    expect(body).toContain('width="210mm" height="297mm"');
    expect((await get('/images/signs/constructor.svg')).statusCode).toBe(404);
  });

  it('exist for kinds of products, as placeholders', async () => {
    expect((await get('/images/kinds/carton.svg')).body).toContain('width="800" height="800"');
    expect((await get('/images/kinds/spaceship.svg')).statusCode).toBe(404);
  });

  it('contain the official notice on the legal guarantee byte by byte, for ever (Regulation (EU) 2025/1960)', async () => {
    const { svg, pdf } = readGuaranteeNotice();
    const addresses: Record<string, string> = (await get('/images/scenes/')).json();
    const noticeOf = (type: string) => get(addresses[`/images/guarantee-notice/notice-de.${type}`] ?? '');
    const [picture, print] = [await noticeOf('svg'), await noticeOf('pdf')];

    expect(picture.rawPayload).toEqual(svg);
    expect(print.rawPayload).toEqual(pdf);
    expect([picture, print].map(({ headers }) => headers['content-type'])).toEqual([
      'image/svg+xml',
      'application/pdf',
    ]);
    for (const { headers } of [picture, print]) expect(headers['cache-control']).toContain('immutable');
    const unversioned = await get('/images/guarantee-notice/notice-de.svg');
    expect(unversioned.headers['cache-control']).toBe('public, max-age=300');
  });

  it('compress the notice on the legal guarantee to less than 50 kB', async () => {
    const { svg } = readGuaranteeNotice();
    const { headers, rawPayload } = await app.inject({
      url: '/images/guarantee-notice/notice-de.svg',
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(50_000);
    expect(brotliDecompressSync(rawPayload)).toEqual(svg);
  });

  it('exist as photos in the files that the catalogue names', async () => {
    const photo = photoOf('planks');
    if (!photo) throw new Error('The kind has no photo.');
    const bitmaps = [...photo.pictures, ...photo.mobilePictures].flatMap((address) =>
      photo.pictureWidths.map((width) => address.replace('{width}', String(width))),
    );

    for (const address of [...bitmaps, ...photo.fallbackPictures]) {
      const { statusCode, headers, rawPayload } = await app.inject(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect(headers['content-type']).toBe(address.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(rawPayload.length).toBeGreaterThan(1000);
    }
    expect((await app.inject('/images/photos/../package.json')).statusCode).toBe(404);
  });

  it('exist as wide and tall scenes', async () => {
    expect((await get('/images/scenes/winter.svg')).body).toContain('width="1600" height="700"');
    expect((await get('/images/scenes/winter-hoch.svg')).body).toContain('width="800" height="1000"');
    expect((await get('/images/scenes/mondlandung.svg')).statusCode).toBe(404);
  });

  it('exist for the designs of gift cards', async () => {
    for (const { design } of GIFT_CARD_DESIGNS)
      expect((await get(giftCardPicture(design))).body).toContain('<svg');
    expect((await get('/images/gift-cards/constructor.svg')).statusCode).toBe(404);
  });

  it('exist for the footer in its size', async () => {
    expect((await get('/images/footer/payment-paypal.svg')).body).toContain('width="75" height="40"');
    expect((await get('/images/footer/app-ios.svg')).body).toContain('width="75" height="40"');
    expect((await get('/images/footer/constructor.svg')).statusCode).toBe(404);
  });

  it('come with a list of the scenes that may be cached for ever', async () => {
    const addresses = (await get('/images/scenes/')).json<Record<string, string>>();

    expect(Object.keys(addresses)).toEqual(
      expect.arrayContaining(['/images/scenes/garten-hoch.svg', '/images/footer/payment-paypal.svg']),
    );
    const { headers } = await get(addresses['/images/scenes/garten.svg'] ?? '');
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/images/100101/0.svg',
    '/images/100101/9.svg',
    '/images/100101/1.png',
    '/images/100101/..%2f1.svg',
    '/images/%00/1.svg',
    '/images/__proto__/1.svg',
    '/images/scenes/__proto__.svg',
    '/images/scenes/winter-hoch-hoch.svg',
    '/images/categories/constructor.svg',
    '/images/stores/1e9.svg',
    '/images/kinds/constructor.svg',
    '/images/',
    '/nowhere',
  ])('answer 404 to %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });

  it('accept a version of any length', async () => {
    expect((await get(`/images/100101/1.svg?v=${'x'.repeat(10_000)}&v=2`)).statusCode).toBe(200);
  });
});

it('answers one picture for all of them where drawings are not wanted', async () => {
  const app = await buildPictures({ plain: true });

  const [garden, pipe] = await Promise.all(
    ['scenes/garten', 'kinds/drill'].map((name) => app.inject(`/images/${name}.svg`)),
  );
  expect(garden?.headers['content-type']).toContain('image/svg+xml');
  expect(garden?.body).toMatch(/^<svg .{1,200}<\/svg>$/);
  expect(pipe?.body).toBe(garden?.body);
  expect((await app.inject('/images/scenes/unknown.svg')).statusCode).toBe(404);
  await app.close();
});

it('has scenes and kinds without a list', async () => {
  const app = await buildPictures({});

  expect((await app.inject('/images/scenes/garten.svg')).statusCode).toBe(200);
  expect((await app.inject('/images/100101/1.svg')).statusCode).toBe(404);
  await app.close();
});
