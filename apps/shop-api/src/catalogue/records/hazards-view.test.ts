/** @jest-environment node */
import { HAZARD_PICTOGRAMS } from '@fachwerk/shared/catalogue-format';
import { hazardsView } from './hazards-view';

it('states pictograms, signal word and phrases in German', () => {
  expect(
    hazardsView({
      pictograms: ['GHS02', 'GHS07'],
      signalWord: 'DANGER',
      phrases: ['H222', 'EUH208 BIT', 'P280 Schutzhandschuhe/Augenschutz'],
    }),
  ).toEqual({
    pictograms: [
      { code: 'GHS02', name: 'Flamme' },
      { code: 'GHS07', name: 'Ausrufezeichen' },
    ],
    signalWord: 'Gefahr',
    phrases: [
      { code: 'H222', text: 'Extrem entzündbares Aerosol.' },
      { code: 'EUH208', text: 'Enthält BIT. Kann allergische Reaktionen hervorrufen.' },
      { code: 'P280', text: 'Schutzhandschuhe/Augenschutz tragen.' },
    ],
  });
});

it('has no signal word where the label has none', () => {
  expect(hazardsView({ pictograms: ['GHS09'], phrases: ['H411'] })).toEqual({
    pictograms: [{ code: 'GHS09', name: 'Umwelt' }],
    phrases: [{ code: 'H411', text: 'Giftig für Wasserorganismen, mit langfristiger Wirkung.' }],
  });
});

it('names every pictogram', () => {
  const { pictograms } = hazardsView({ pictograms: HAZARD_PICTOGRAMS, phrases: [] });
  expect(pictograms.every(({ name }) => name !== '')).toBe(true);
});

it('keeps words that look like a replacement pattern', () => {
  expect(hazardsView({ pictograms: [], phrases: ['P501 $& $1'] }).phrases[0]?.text).toBe(
    'Inhalt/Behälter $& $1 zuführen.',
  );
});
