/** @jest-environment node */
import { memoryStorage } from '../storage/memory-storage';
import { aDeskRental, aLateRental, rentalLists } from '../testing/a-desk-rental';
import { createRentalShelf, keptRental } from './rental-shelf';

const ids = (list: readonly { bookingId: string }[] = []) => list.map(({ bookingId }) => bookingId);

describe('the rentals that a desk has read', () => {
  it('are there after the page was closed, with names and without addresses and phone numbers', async () => {
    const storage = memoryStorage();
    const shelf = createRentalShelf(storage, '1001', () => 7);
    await shelf.fill(rentalLists({ handOuts: [aDeskRental()] }));
    expect(shelf.find('T-7K3M9Q2XAB')?.contact?.phone).toBe('0221 123456');

    const later = createRentalShelf(storage, '1001');
    await later.restore();
    expect(later.state().days).toMatchObject([
      { readAt: 7, lists: { day: '2026-12-02', handOuts: [{ bookingId: 'b-1' }] } },
    ]);
    expect(later.find('T-7K3M9Q2XAB')?.contact).toEqual({ name: 'Erika Muster', email: '', phone: '' });
    expect(JSON.stringify(await storage.read('personal:rentals:1001'))).not.toMatch(/0221|example\.org/);
  });

  it('are those of this desk, and leave with the person', async () => {
    const storage = memoryStorage();
    await createRentalShelf(storage, '1001').put(aDeskRental());
    const other = createRentalShelf(storage, '1003');
    await other.restore();
    expect(other.state().opened).toEqual([]);

    await storage.remove('personal:');
    const shelf = createRentalShelf(storage, '1001');
    await shelf.restore();
    expect(shelf.state().opened).toEqual([]);
  });

  it.each([' t 7k3m9q2xab ', 'T7K3M9Q2XAB'])('are found by their number as typed: "%s"', async (typed) => {
    const shelf = createRentalShelf(memoryStorage(), '1001');
    await shelf.fill(rentalLists({ returns: [aLateRental()] }));
    expect(shelf.find(typed)?.bookingId).toBe('b-1');
    expect(shelf.find('T-7K3M9Q2XAC')).toBeUndefined();
    expect(shelf.find('nonsense')).toBeUndefined();
  });

  it('have a change in every list that they stand in, and an older answer changes nothing', async () => {
    const shelf = createRentalShelf(memoryStorage(), '1001');
    const booked = aDeskRental();
    await shelf.fill(rentalLists({ handOuts: [booked], affected: [booked] }));
    await shelf.put(aLateRental());
    await shelf.put(booked);

    const [day] = shelf.state().days;
    expect([day?.lists.handOuts[0]?.state, day?.lists.affected[0]?.state]).toEqual([
      'HANDED_OUT',
      'HANDED_OUT',
    ]);
    expect(keptRental(shelf.state(), 'b-1')?.rental.version).toBe(2);
  });

  it('are those of the last seven days that were looked at, each as it was read last', async () => {
    const shelf = createRentalShelf(memoryStorage(), '1001');
    for (let day = 1; day <= 9; day += 1) await shelf.fill(rentalLists({ day: `2026-12-0${day}` }));
    await shelf.fill(rentalLists({ day: '2026-12-05', handOuts: [aDeskRental()] }));

    const { days } = shelf.state();
    expect(days.map(({ lists }) => lists.day.slice(-1)).join('')).toBe('5987643');
    expect(ids(days[0]?.lists.handOuts)).toEqual(['b-1']);
  });

  it('that were opened and are in a list by now are those of the list', async () => {
    const shelf = createRentalShelf(memoryStorage(), '1001');
    await shelf.put(aDeskRental());
    await shelf.fill(rentalLists({ returns: [aLateRental()] }));
    expect(keptRental(shelf.state(), 'b-1')?.rental.state).toBe('HANDED_OUT');
    expect(shelf.state().opened).toEqual([]);
  });
});
