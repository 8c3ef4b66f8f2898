import { openDatabase } from '@fachwerk/database';
import { eachAddressField, HOME_COUNTRY } from '@fachwerk/shared/rules';
import {
  addDemonstrationCustomer,
  removeDemonstrationCustomers,
} from '../../identity/customer/demonstration-customers';
import { hashPassword } from '../../identity/passwords/passwords';
import { addDemonstrationStaff } from '../../identity/staff/demonstration-staff';
import { staffRepository } from '../../identity/staff/staff-repository';
import { prepareCards } from '../cards/prepare-cards';

export const DEMONSTRATION_PASSWORD = 'Fachwerk-1';

const NO_ADDRESS = { ...eachAddressField(() => ''), country: HOME_COUNTRY };

/** Demonstration accounts: a customer and a prohibis customer. */
const DEMONSTRATION_ACCOUNTS = [
  {
    email: 'erika@example.org',
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Musterfrau',
    isProhibis: false,
    // With a valid check digit, so that the cart accepts it.
    customerCardNumber: '200000012340',
    addresses: [
      {
        ...NO_ADDRESS,
        firstName: 'Erika',
        lastName: 'Musterfrau',
        street: 'Venloer Straße',
        streetNumber: '12',
        zipCode: '50672',
        city: 'Köln',
      },
      {
        ...NO_ADDRESS,
        firstName: 'Max',
        lastName: 'Mustermann',
        addition: 'Schrebergarten, Parzelle 7',
        street: 'Am Gartenweg',
        streetNumber: '3',
        zipCode: '53111',
        city: 'Bonn',
      },
    ],
  },
  {
    email: 'profi@example.org',
    salutation: 'MR',
    firstName: 'Paul',
    lastName: 'Profi',
    isProhibis: true,
    customerCardNumber: null,
    addresses: [
      {
        ...NO_ADDRESS,
        firstName: 'Paul',
        lastName: 'Profi',
        company: 'Profi Bau GmbH',
        street: 'Werkstattstraße',
        streetNumber: '8',
        zipCode: '50733',
        city: 'Köln',
      },
    ],
  },
];

export interface PrepareAccountsOptions {
  databaseUrl: string;
  /** Opens the accounts with the public password; otherwise they are removed. */
  demonstration: boolean;
  log: (message: string) => void;
}

export async function prepareAccounts({
  databaseUrl,
  demonstration,
  log,
}: PrepareAccountsOptions): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (!demonstration) {
      await removeDemonstrationCustomers(db);
      await staffRepository(db).removeDemonstration();
      return;
    }
    for (const account of DEMONSTRATION_ACCOUNTS) {
      const { email } = account;
      const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
      if (await addDemonstrationCustomer(db, { ...account, passwordHash }))
        log(`Demonstration account: ${email}, password ${DEMONSTRATION_PASSWORD}`);
    }
    await prepareCards(db, new Date());
    for (const { number, role, pin } of await addDemonstrationStaff(db, DEMONSTRATION_PASSWORD))
      log(`Demonstration ${role.toLowerCase()}: ${number}, password ${DEMONSTRATION_PASSWORD}, PIN ${pin}`);
  } finally {
    await db.close();
  }
}
