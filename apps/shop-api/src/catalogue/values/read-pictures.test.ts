/** @jest-environment node */
import { readAddress, readPicture } from '../../kernel/import/read-address';
import { joinPictures, readFallbacks, readPictures, readWidths } from './read-pictures';

function read(columns: Record<string, string>) {
  const values = {
    pictures: readPictures(columns.pictures ?? '', 'pictures'),
    mobilePictures: readPictures(columns.mobilePictures ?? '', 'mobilePictures'),
    fallbackPictures: readFallbacks(columns.fallbackPictures ?? '', 'fallbackPictures'),
    pictureWidths: readWidths(columns.pictureWidths ?? '', 'pictureWidths'),
  };
  return joinPictures(values, values);
}

it('reads addresses as they are', () => {
  expect(read({ pictures: '/images/1.svg | /media/2.jpg' })).toEqual({
    pictures: ['/images/1.svg', '/media/2.jpg'],
  });
});

it('writes the widths into the addresses, the widest as the picture itself', () => {
  expect(
    read({
      pictures: '/m/1-{width}.webp | /images/2.svg',
      pictureWidths: '960 | 240',
      mobilePictures: '/m/1-nah-{width}.webp',
      fallbackPictures: '/m/1.jpg | /m/2.png',
    }),
  ).toEqual({
    pictures: ['/m/1-960.webp', '/images/2.svg'],
    pictureVariants: [
      {
        sources: [
          { src: '/m/1-240.webp', width: 240 },
          { src: '/m/1-960.webp', width: 960 },
        ],
        mobileSrc: '/m/1-nah-960.webp',
        mobileSources: [
          { src: '/m/1-nah-240.webp', width: 240 },
          { src: '/m/1-nah-960.webp', width: 960 },
        ],
        fallbackSrc: '/m/1.jpg',
      },
      { fallbackSrc: '/m/2.png' },
    ],
  });
});

it('takes a picture for phones without widths', () => {
  expect(read({ pictures: '/1.jpg', mobilePictures: '/1-nah.jpg' }).pictureVariants).toEqual([
    { mobileSrc: '/1-nah.jpg' },
  ]);
});

it.each([
  [{ pictures: '/1-{width}.jpg' }, 'pictureWidths: is missing: an address contains {width}'],
  [
    { pictures: '/1.jpg', pictureWidths: '12' },
    "pictureWidths: must be a whole number from 16 to 4000, is '12'",
  ],
  [
    { pictures: '/1.jpg', mobilePictures: '/1.jpg | /2.jpg' },
    'mobilePictures: has more addresses than pictures',
  ],
  [
    { pictures: '/1.jpg', mobilePictures: '//host/1.jpg' },
    "mobilePictures: must be addresses such as /images/1.jpg, is '//host/1.jpg'",
  ],
  [
    { pictures: '/1.jpg', pictureWidths: '240', fallbackPictures: '/1-{width}.jpg' },
    "fallbackPictures: must be one file without {width}, is '/1-{width}.jpg'",
  ],
])('refuses %j', (columns, report) => {
  const [field = '', ...message] = report.split(': ');

  expect(() => read(columns)).toThrow(expect.objectContaining({ field, message: message.join(': ') }));
});

it.each([
  ['pictures', readPictures],
  ['fallbackPictures', readFallbacks],
  ['brandPicture', readPicture],
])('refuses %s of another site, which the page policy would not load', (field, readValue) => {
  expect(() => readValue('https://media.example/1.jpg', field)).toThrow(
    "must be a path of the shop such as /images/1.jpg: pages load no pictures of other sites, which would learn of every visitor, is 'https://media.example/1.jpg'",
  );
});

it('opens a file of another site by a link', () => {
  expect(readAddress('https://maker.example/sheet.pdf', 'sheet')).toBe('https://maker.example/sheet.pdf');
});
