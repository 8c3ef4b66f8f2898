import { absoluteAddresses } from './absolute-addresses';

const ORIGIN = 'https://shop.example';

it('puts the shop in front of every page and picture of an answer, however deep', () => {
  const answer = {
    items: [{ name: 'Hammer', url: '/p/hammer-1/', images: [{ src: '/images/1/1.svg', alt: '/kein Pfad' }] }],
    category: null,
  };

  expect(absoluteAddresses(answer, ORIGIN)).toEqual({
    items: [
      {
        name: 'Hammer',
        url: 'https://shop.example/p/hammer-1/',
        images: [{ src: 'https://shop.example/images/1/1.svg', alt: '/kein Pfad' }],
      },
    ],
    category: null,
  });
});

it('puts the shop in front of the links and pictures of settings', () => {
  const slide = {
    picture: { src: '/a.svg', portraitSrc: '/b.svg' },
    link: { label: '/c', href: '/c/holz/' },
  };

  expect(absoluteAddresses({ slides: [slide] }, ORIGIN)).toEqual({
    slides: [
      {
        picture: { src: `${ORIGIN}/a.svg`, portraitSrc: `${ORIGIN}/b.svg` },
        link: { label: '/c', href: `${ORIGIN}/c/holz/` },
      },
    ],
  });
  expect(absoluteAddresses({ href: '#fragen' }, ORIGIN)).toEqual({ href: '#fragen' });
});

it.each(['https://cdn.example/1.svg', '//cdn.example/1.svg', 'data:image/gif;base64,R0', ''])(
  'leaves the address %j as it is',
  (src) => {
    expect(absoluteAddresses({ src }, ORIGIN)).toEqual({ src });
  },
);

it('does not change the answer that it was given', () => {
  const answer = { url: '/a/' };

  absoluteAddresses(answer, ORIGIN);

  expect(answer).toEqual({ url: '/a/' });
});
