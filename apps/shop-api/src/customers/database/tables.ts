import type { OwnedTables } from '../../kernel/database/owned-tables';

/** Tables of this area. */
export const tables = {
  survey_answer: {
    keep: 'current',
    personal: { by: { visitor: 'hash' }, isExported: false, deletion: 'age', section: 'besuch' },
  },
} as const satisfies OwnedTables;
