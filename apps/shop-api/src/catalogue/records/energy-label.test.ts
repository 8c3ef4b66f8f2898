import { energyLabel } from './energy-label';

const lamp = { level: 'E', scaleHigh: 'A', scaleLow: 'G', isOldScale: false, group: 'lightsources' };

it('leads to the page of the label and the data sheet', () => {
  expect(energyLabel(lamp, '4711')).toEqual({
    id: 'lightsources-4711',
    level: 'E',
    color: '#fdb913',
    dataSheet: '/energielabel/4711/',
    scale: { high: 'A', low: 'G', old: false },
    productId: '4711',
    group: 'lightsources',
  });
});

it('has the label of the supplier and the entry in EPREL ((EU) 2019/2015 Annex III, V)', () => {
  const stated = { ...lamp, file: '/media/label.svg', registration: '1234567' };

  expect(energyLabel(stated, '4711')).toMatchObject({
    labelFile: '/media/label.svg',
    register: 'https://eprel.ec.europa.eu/qr/1234567',
  });
});

it.each([
  ['A+++', '#00a651'],
  ['A', '#fff200'],
  ['D', '#ed1c24'],
])('gives class %s of an old scale the colour of its place', (level, color) => {
  const oven = { level, scaleHigh: 'A+++', scaleLow: 'D', isOldScale: true, group: 'ovens' };

  expect(energyLabel(oven, '1').color).toBe(color);
});
