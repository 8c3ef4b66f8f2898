import { TIME_ZONE } from '@fachwerk/shared/time';
import { tables } from './tables';

/** SQL: letters that were received before it are kept long enough, to the end of a calendar year. */
export const LETTERS_UNTIL = `(date_trunc('year', now() at time zone '${TIME_ZONE}')
  - interval '${tables.withdrawal.keep}') at time zone '${TIME_ZONE}'`;
