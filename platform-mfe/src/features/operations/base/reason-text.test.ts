import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../../messages.de.json';
import { actorText } from './audit-line';
import { reasonText } from './reason-text';

const text = translateWith(messages);
const textOf = (key: string, values: Record<string, string | number> = {}) =>
  reasonText({ key, values, text: 'English.' }, text, (instant) => `Zeit ${instant}`).replace(/\s/g, ' ');

it.each([
  ['views', { views: 999, of: 1000 }, '999 von 1.000 Aufrufen.'],
  ['minutes', { minutes: 9.9, ofMinutes: 10 }, '9 min von 10 min in dieser Stufe.'],
  ['from-to', { from: 0.5, to: 10 }, 'Von 0,5 % auf 10 % der Besucher.'],
  ['undecided', { minutes: 60 * 24 * 3 }, 'Nach 3 Tagen unentschieden.'],
  ['preview', { until: '2026' }, 'Ein Link zeigt sie bis Zeit 2026.'],
  ['rolled-back-by', { by: 'team cart' }, 'Zurückgenommen von: Team cart.'],
])('shows the reason %s with %j in German', (key, values, german) => {
  expect(textOf(key, values)).toBe(german);
});

it('shows hits with their share, and large evidence in words', () => {
  const values = {
    hits: 46,
    of: 1120,
    baseHits: 12,
    baseOf: 9840,
    version: 'cart@1.4.0-3f9a2c1',
    evidence: 2e9,
  };

  expect(textOf('failures', values)).toBe(
    '46 von 1.120 Aufrufen (4,1 %) mit 1.4.0-3f9a2c1 hatten ein fehlgeschlagenes Widget, bisher 12 von 9.840 (0,12 %). Evidenz über 1.000.000 : 1.',
  );
});

it('shows the English text of a reason without a German one', () => {
  expect(textOf('of-a-newer-registry')).toBe('English.');
});

it.each([
  ['npm start', 'die lokale Installation'],
  ['token this machine 0a1b2c3d', 'die lokale Installation'],
  ['token page server 0a1b2c3d', 'der Seitenserver'],
  ['token operate-1', 'Zugang operate-1'],
])('names the actor %j', (actor, german) => {
  expect(actorText(actor, text)).toBe(german);
});
