/** @jest-environment node */
import { STORE_SERVICES } from '@fachwerk/shared/contracts';
import { federalStates } from '@fachwerk/shared/time';
import { minutesOf } from '@fachwerk/shared/time';
import messages from '../../kernel/texts/messages.de.json';
import { placeData } from '../finder/place-data';
import { distanceKm } from '../store/distance';
import { storeView } from '../store/store-view';
import { listStores } from './store-list';

const stores = listStores();

describe('the list of stores', () => {
  it('has 190 stores in all states, each with its own number, name and e-mail address', () => {
    expect(stores).toHaveLength(190);
    for (const unique of ['companyId', 'name', 'email', 'phone'] as const)
      expect(new Set(stores.map((store) => store[unique])).size).toBe(190);
    expect(new Set(stores.map(({ state }) => state))).toEqual(new Set(Object.keys(federalStates)));
  });

  it('locates them at their postal code', () => {
    const codes = new Map(placeData().german.map((code) => [code.code, code]));
    for (const store of stores) {
      const code = codes.get(store.zipCode);
      expect(code && distanceKm(code, store)).toBeLessThan(15);
      expect(code?.state).toBe(federalStates[store.state]);
    }
  });

  it('has only unassigned telephone numbers and undeliverable addresses', () => {
    for (const { phone, email } of stores) {
      expect(phone).toMatch(/^(030 23125|040 66969|069 90009|089 99998|0221 4710) \d{3}$/);
      expect(email).toMatch(/^markt-[a-z0-9-]+@fachwerk\.example$/);
    }
  });

  it('opens from Monday to Saturday, in Bavaria and the Saarland until eight at the latest', () => {
    for (const { openingHours, state } of stores) {
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const) {
        expect(openingHours[day].length).toBeGreaterThan(0);
        for (const { from, to } of openingHours[day]) {
          expect(minutesOf(from)).toBeLessThan(minutesOf(to));
          if (state === 'BY' || state === 'SL') expect(minutesOf(to)).toBeLessThanOrEqual(20 * 60);
        }
      }
      expect(openingHours.sun).toEqual([]);
    }
  });

  it('has stores of every type, each type with its own label (specification 9)', () => {
    const types = new Set(stores.map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['baumarkt', 'kompakt', 'special', 'werkerswelt']);

    // "Gartencenter" is the second label of other stores with a garden centre.
    const labels = stores.map((store) => storeView(store, { now: new Date(), messages }).categories[0]);
    expect(new Set(labels).size).toBe(4);
    expect(labels).not.toContain(undefined);
  });

  it('offers every service in at least one store', () => {
    for (const service of STORE_SERVICES)
      expect(stores.filter(({ services }) => services.includes(service)).length).toBeGreaterThan(20);
  });
});
