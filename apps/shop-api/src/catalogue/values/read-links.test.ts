/** @jest-environment node */
import { readConformityMarking } from './read-conformity-marking';
import { readHttpsLink, readLabelFile, readRegistration } from './read-links';

describe('a digital product passport', () => {
  it.each(['https://maker.example/p/1', 'https://id.gs1.example/01/04006381333931?x=1'])('is %s', (text) => {
    expect(readHttpsLink(text, 'passport')).toBe(text);
  });

  it.each([
    'http://maker.example/p/1',
    'javascript:alert(1)',
    '/p/1',
    '//maker.example/p',
    'https://maker',
    'https://127.0.0.1/p',
    'https://[::1]/p',
    'https://user:word@maker.example/',
    'https://maker.example:8443/',
    'https://maker.example/a https://maker.example/b',
    `https://maker.example/${'x'.repeat(500)}`,
  ])('is not %s', (text) => {
    expect(() => readHttpsLink(text, 'passport')).toThrow('must be one address with https');
  });
});

describe('the energy label of a supplier', () => {
  it.each([
    ['/media/label.svg', '/media/label.svg'],
    ['/media/l.PNG?v=2 48000', '/media/l.PNG?v=2'],
  ])('is a picture: %s', (text, address) => {
    expect(readLabelFile(text, 'energyLabelFile')).toBe(address);
  });

  it.each([
    'https://maker.example/l.svg',
    'https://user@maker.example/l.svg',
    'https://10.0.0.1/l.svg',
    'https://maker.example:81/l.svg',
    '/media/label.pdf',
    '/media/label',
    'label.svg',
    '/l.svg 2000000',
    '/l.svg viel',
    '/l.svg 1 2',
  ])('is refused where it is no picture of an allowed kind and size: %s', (text) => {
    expect(() => readLabelFile(text, 'energyLabelFile')).toThrow();
  });

  it('is registered under a number', () => {
    expect(readRegistration('1234567', 'energyRegistration')).toBe('1234567');
    expect(() => readRegistration('eprel.example/1', 'energyRegistration')).toThrow('must be digits');
  });
});

describe('the CE marking of a construction product', () => {
  it.each([
    ['26 | MW-035 | LE-1', { year: '26', productType: 'MW-035', declaration: 'LE-1' }],
    ['08 | T4 | 17/2 | 0751', { year: '08', productType: 'T4', declaration: '17/2', notifiedBody: '0751' }],
  ])('%s', (text, marking) => {
    expect(readConformityMarking(text, 'conformityMarking')).toEqual(marking);
  });

  it.each(['CE', '26', '2026 | T | D', '26 | T', '26 | T | D | 75', '26 | T | D | 0751 | more'])(
    'is refused as %s',
    (text) => {
      expect(() => readConformityMarking(text, 'conformityMarking')).toThrow('must be like');
    },
  );
});

it.each([
  ['a backslash', 'https://stranger.example\\@maker.example/'],
  ['a sign that is not seen', 'https://ma\u00ADker.example/'],
  ['a change of the direction of writing', 'https://maker.example/\u202Egpj.exe'],
  ['a control character', 'https://maker.example/\u0000'],
  ['a password', 'https://maker.example@stranger.example/'],
  ['a script', 'javascript:alert(1)'],
])('an address with %s is no link', (_, text) => {
  expect(() => readHttpsLink(text, 'passport')).toThrow(/must be one address with https/);
});
