import { aStore } from '../../testing/a-store';
import { flyersOfType } from './flyers-of-type';

const NOW = new Date('2026-12-01T12:00:00Z');
const messages = {
  'stores.type.baumarkt': 'Baumarkt',
  'stores.type.kompakt': 'Kompakt',
  'stores.type.special': 'Garten',
};
const week = {
  title: 'Angebote der Woche',
  start: '2026-11-30',
  end: '2026-12-05',
  picture: '/media/1.webp',
};
const next = { ...week, title: 'Nächste Woche', start: '2026-12-07', end: '2026-12-12' };
const over = { ...week, end: '2026-11-30' };
const advent = { name: 'Advent', start: '2026-11-30', end: '2026-12-23', hours: { sun: [] } };

it('has what the stores of a type have now, each once, by its first day, with the stores if they are not all', () => {
  const stores = [
    aStore({ companyId: '1', name: 'Fachwerk Zwickau', flyers: [next, week] }),
    aStore({ companyId: '2', name: 'Fachwerk Aue', flyers: [week, over], openingOffers: [advent] }),
    aStore({ companyId: '3', name: 'Fachwerk Riesa', flyers: [week], openingOffers: [advent, advent] }),
    aStore({ companyId: '4', type: 'kompakt', flyers: [{ ...week, title: 'Kompakt' }] }),
  ];

  const found = flyersOfType(stores, 'baumarkt', { now: NOW, messages });
  const names = (some?: { name: string }[]) => some?.map(({ name }) => name);
  expect(found.flyers.map((flyer) => [flyer.title, flyer.isActive, names(flyer.stores)])).toEqual([
    ['Angebote der Woche', true, undefined],
    ['Nächste Woche', false, ['Fachwerk Zwickau']],
  ]);
  expect(found.openingOffers.map(({ name, stores: some }) => [name, names(some)])).toEqual([
    ['Advent', ['Fachwerk Aue', 'Fachwerk Riesa']],
  ]);
  expect(found.types.map(({ label }) => label)).toEqual(['Baumarkt', 'Kompakt']);
});

it('is empty for a type without stores', () => {
  expect(flyersOfType([], 'special', { now: NOW, messages })).toEqual({
    type: 'special',
    label: 'Garten',
    flyers: [],
    openingOffers: [],
    types: [],
  });
});
