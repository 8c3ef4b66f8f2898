import { forgetServices } from './forget-services';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['_ga', '_ga_AB12', 'bucket']) document.cookie = `${name}=1; path=/`;
  sessionStorage.setItem('storefinder:position', '{}');
  sessionStorage.setItem('storefinder:place', '{}');
  localStorage.setItem('storefinder:map-agreed', 'https://tiles.example Karten');
  localStorage.setItem('recent-searches', '[]');
});
afterEach(() => {
  for (const name of ['_ga', '_ga_AB12', 'bucket']) document.cookie = `${name}=; max-age=0; path=/`;
});
const stored = () => [
  ...document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .sort(),
  ...Object.keys(sessionStorage).sort(),
  ...Object.keys(localStorage).sort(),
];

it('removes what withdrawn services have kept, and nothing else', () => {
  forgetServices([]);
  expect(stored()).toEqual(['bucket', 'storefinder:place', 'recent-searches']);
});

it('keeps what belongs to allowed services', () => {
  forgetServices(['analytics', 'store-position']);
  expect(stored()).toEqual([
    ...['_ga', '_ga_AB12', 'bucket'],
    ...['storefinder:place', 'storefinder:position'],
    'recent-searches',
  ]);
});
