/** @jest-environment node */
import { personOf } from './person';

const ERIKA = { customerId: 'c-1', email: 'Erika+shop@Example.org' };

describe('a person', () => {
  it('has the id and the address of the account, and the address of the order', () => {
    expect(personOf(ERIKA, 'erika@work.example')).toEqual(['c-1', 'erika@example.org', 'erika@work.example']);
  });

  it('has each key once', () => {
    expect(personOf(ERIKA, 'ERIKA@example.org')).toEqual(['c-1', 'erika@example.org']);
  });

  it('is known by the typed address as a guest, and by nothing before', () => {
    expect(personOf(null, 'erika+1@example.org')).toEqual(['erika@example.org']);
    expect(personOf(null)).toEqual([]);
  });
});
