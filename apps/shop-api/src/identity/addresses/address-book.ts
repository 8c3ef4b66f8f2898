import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { eachAddressField, MAX_BOOK_ADDRESSES, type PostalAddress } from '@fachwerk/shared/rules';

export interface StoredAddress {
  [column: string]: unknown;
  id: string;
  address: PostalAddress;
  isDefaultDelivery: boolean;
  isDefaultBilling: boolean;
}

export interface AddressToStore {
  /** Empty: a new one. */
  id: string;
  address: PostalAddress;
  isDefaultDelivery: boolean;
  isDefaultBilling: boolean;
}

type Stored = 'stored' | 'full' | 'unknown';

/** Addresses that customers have stored. */
export function addressBook(db: Queryable) {
  return {
    /** Defaults first, then the newest. Fields that are younger than an address are empty. */
    async of(customerId: string): Promise<StoredAddress[]> {
      const rows = await db.query<StoredAddress>(
        `select id, address, is_default_delivery as "isDefaultDelivery", is_default_billing as "isDefaultBilling"
         from customer_address where customer_id = $1
         order by is_default_delivery desc, is_default_billing desc, created_at desc, id`,
        [customerId],
      );
      return rows.map((row) => ({ ...row, address: eachAddressField((field) => row.address[field] ?? '') }));
    },

    /** On a transaction. The first address is the default for everything; a default replaces another. */
    async save(customerId: string, one: AddressToStore): Promise<Stored> {
      // Serialised: two concurrent calls must not exceed the number, nor both be the first.
      await db.query('select 1 from customer where id = $1 for no key update', [customerId]);
      const others = (await this.of(customerId)).filter(({ id }) => id !== one.id);
      if (one.id === '' && others.length >= MAX_BOOK_ADDRESSES) return 'full';
      const isFirst = others.length === 0;
      const [delivery, billing] = [isFirst || one.isDefaultDelivery, isFirst || one.isDefaultBilling];
      await db.query(
        `update customer_address set is_default_delivery = is_default_delivery and not $3,
           is_default_billing = is_default_billing and not $4
         where customer_id = $1 and id::text <> $2`,
        [customerId, one.id, delivery, billing],
      );
      const address = JSON.stringify(eachAddressField((field) => one.address[field]));
      if (one.id === '') {
        await db.query(
          `insert into customer_address (id, customer_id, address, is_default_delivery, is_default_billing)
           values ($1, $2, $3, $4, $5)`,
          [randomUUID(), customerId, address, delivery, billing],
        );
        return 'stored';
      }
      const changed = await db.query(
        `update customer_address set address = $3, is_default_delivery = $4, is_default_billing = $5
         where customer_id = $1 and id = $2 returning 1`,
        [customerId, one.id, address, delivery, billing],
      );
      return changed.length > 0 ? 'stored' : 'unknown';
    },

    /** Adds an address that the book lacks; on a transaction. */
    async add(customerId: string, address: PostalAddress): Promise<Stored> {
      const isSame = (one: StoredAddress) => JSON.stringify(one.address) === JSON.stringify(address);
      if ((await this.of(customerId)).some(isSame)) return 'stored';
      return this.save(customerId, { id: '', address, isDefaultDelivery: false, isDefaultBilling: false });
    },

    /** On a transaction. The defaults go to another address; the last one has them all. */
    async remove(customerId: string, id: string): Promise<boolean> {
      await db.query('select 1 from customer where id = $1 for no key update', [customerId]);
      const [removed] = await db.query<Pick<StoredAddress, 'isDefaultDelivery' | 'isDefaultBilling'>>(
        `delete from customer_address where customer_id = $1 and id = $2
         returning is_default_delivery as "isDefaultDelivery", is_default_billing as "isDefaultBilling"`,
        [customerId, id],
      );
      if (!removed) return false;
      const [next, ...more] = await this.of(customerId);
      const isLast = more.length === 0;
      if (next)
        await db.query(
          `update customer_address set is_default_delivery = is_default_delivery or $2,
             is_default_billing = is_default_billing or $3 where id = $1`,
          [next.id, isLast || removed.isDefaultDelivery, isLast || removed.isDefaultBilling],
        );
      return true;
    },
  };
}
