import { readRentalBookings } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { RENTALS_TAB, rentalsOfAddress } from './rental-pages';
import { RentalsTab } from './RentalsTab.chosen';

/** The vehicles that the customer has booked while logged in. */
export const rentalsTab = defineTab({
  path: RENTALS_TAB,
  name: 'account.tab.rentals',
  component: RentalsTab,
  load: ({ api, url, signal }) => api.call(readRentalBookings, { query: rentalsOfAddress(url), signal }),
});
