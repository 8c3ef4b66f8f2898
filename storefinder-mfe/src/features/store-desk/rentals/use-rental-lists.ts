import { readDeskRentals } from '@fachwerk/shared/calls';
import { localTime } from '@fachwerk/shared/time';
import { useRequest } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { useRepeat } from '../base/use-repeat';
import { useStore } from '../base/use-store';

/** The lists of a day, of today without one: as this device has read them last, and read again. */
export function useRentalLists(day: string) {
  const { api, rentals, desk } = useDesk();
  const kept = useStore(rentals);
  const request = useRequest(`${desk} ${day}`, async (signal) => {
    const lists = await api.call(readDeskRentals, { query: { ...(day && { day }) }, signal });
    await rentals.fill(lists);
    return lists.day;
  });
  useRepeat(request.reload);
  const today = localTime(new Date()).date;
  // What is today, the clock of the shop decides.
  const shownDay = request.data ?? (day || today);
  return { request, today, shownDay, shown: kept.days.find(({ lists }) => lists.day === shownDay) };
}
