import { formatMessage } from '@fachwerk/shared/widget';
import messages from '../../../messages.de.json';
import { aChannel, anOpenRollout } from '../testing/operations-fixtures';
import { previewLink } from './preview-link';
import { effectOfOrder, readPercent } from './rollout-order';

it.each([
  ['10', 10],
  ['2,5', 2.5],
  ['2.25 %', 2.25],
  ['100', 100],
  ['0', 0],
  ['101', null],
  ['-1', null],
  ['1,125', null],
  ['viel', null],
  ['', null],
])('reads the share "%s" as %s', (text, percent) => expect(readPercent(text)).toBe(percent));

const effect = (channel: object, order: object) =>
  effectOfOrder(
    { channel: aChannel(channel), version: '1.4.0-3f9a2c1', percent: 10, isHeld: false, ...order },
    (key, values) => formatMessage(messages, key, values),
  );

it('says what an order makes live', () => {
  expect(effect({}, { percent: 100 })).toBe('Alle Besucher bekommen 1.4.0-3f9a2c1 sofort, ohne Vergleich.');
  expect(effect({}, { percent: 0 })).toBe('Niemand bekommt 1.4.0-3f9a2c1 mehr.');
  expect(effect({ stable: null }, {})).toMatch(/Für alle anderen ist noch nichts live/);
  expect(effect({ rollout: anOpenRollout({ version: '1.3.9-1111111' }) }, {})).toMatch(
    /Der laufende Rollout von 1\.3\.9-1111111 endet\.$/,
  );
});

it.each([
  ['/', '/?preview=t'],
  ['basket/', '/basket/?preview=t'],
  ['/search/?q=holz', '/search/?q=holz&preview=t'],
  ['https://evil.example/basket/', '/basket/?preview=t'],
  ['http://[', '/?preview=t'],
])('puts the token behind %s, always on this shop', (page, link) =>
  expect(previewLink(page, 't', 'https://shop.example')).toBe(`https://shop.example${link}`),
);
