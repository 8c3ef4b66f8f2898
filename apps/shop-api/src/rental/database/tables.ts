import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  rental_access: {
    keep: 'expiry',
    personal: {
      by: { session_id: 'session' },
      isExported: false,
      deletion: 'age',
      section: 'miete',
    },
  },
  rental_block: { keep: 'current' },
  rental_booking: {
    keep: `${PERIODS.rentalMonths} months`,
    personal: {
      by: {
        customer_id: 'customer',
        session_id: 'session',
        email: 'email',
        person: 'limit',
        network: 'hash',
      },
      leadsTo: { id: 'booking' },
      hidden: ['session_id', 'network', 'person', 'version', 'told', 'closed_mail_at', 'expires_at'],
      isExported: true,
      deletion: 'unlink',
      section: 'miete',
    },
  },
  rental_event: {
    keep: 'owner',
    personal: { by: { booking_id: 'booking' }, isExported: false, deletion: 'keep', section: 'miete' },
  },
  rental_state: { keep: 'current' },
  rental_vehicle: { keep: 'current' },
} as const satisfies OwnedTables;
