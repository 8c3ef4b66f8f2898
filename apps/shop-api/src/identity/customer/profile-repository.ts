import type { Queryable } from '@fachwerk/database';
import type { ProfileForm } from '@fachwerk/shared/contracts';
import { toIsoDate } from '@fachwerk/shared/rules';

export interface CustomerProfile {
  [column: string]: unknown;
  /** "24.12.1990". */
  birthDate: string | null;
  /** E.164. */
  phone: string | null;
}

/** What the customer may change at once. */
export function profileRepository(db: Queryable) {
  return {
    async find(customerId: string): Promise<CustomerProfile | undefined> {
      const [row] = await db.query<CustomerProfile>(
        `select to_char(birth_date, 'DD.MM.YYYY') as "birthDate", phone from customer where id = $1`,
        [customerId],
      );
      return row;
    },

    /** `phone` is in E.164. */
    async save(customerId: string, form: ProfileForm): Promise<void> {
      await db.query(
        `update customer set salutation = $2, first_name = $3, last_name = $4, birth_date = $5, phone = $6
         where id = $1`,
        [
          customerId,
          form.salutation,
          form.firstName,
          form.lastName,
          toIsoDate(form.birthDate),
          form.phone || null,
        ],
      );
    },
  };
}
