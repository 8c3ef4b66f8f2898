import { PERIODS } from '@fachwerk/server-kit/periods';
import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  data_export: {
    keep: `${PERIODS.exportDays} days`,
    personal: { by: { customer_id: 'customer' }, isExported: false, deletion: 'cascade', section: 'konto' },
  },
  survey_answer: {
    keep: 'current',
    personal: { by: { visitor: 'hash' }, isExported: false, deletion: 'age', section: 'besuch' },
  },
} as const satisfies OwnedTables;
