import { readAddressBook } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineTab } from '../account-tab';
import { ADDRESSES_TAB, doneOfAddress, formOfAddress } from './address-pages';
import { AddressesTab, type AddressesTabData } from './AddressesTab.chosen';

/** The address book of the customer. */
export const addressesTab = defineTab<AddressesTabData>({
  path: ADDRESSES_TAB,
  name: 'account.tab.addresses',
  component: AddressesTab,
  async load({ api, url, signal }) {
    const [book, answer] = await Promise.all([
      api.call(readAddressBook, { signal }),
      readFormAnswer(api, url, signal),
    ]);
    return { book, answer, form: formOfAddress(url), doneKey: doneOfAddress(url) };
  },
});
