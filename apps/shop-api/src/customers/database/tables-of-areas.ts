import { tables as benefits } from '../../benefits/database/tables';
import { tables as catalogue } from '../../catalogue/database/tables';
import { tables as identity } from '../../identity/database/tables';
import { type Area, AREAS, type OwnedTables } from '../../kernel/database/owned-tables';
import { tables as kernel } from '../../kernel/database/tables';
import { tables as orders } from '../../orders/database/tables';
import { tables as rental } from '../../rental/database/tables';
import { tables as selling } from '../../selling/database/tables';
import { tables as stores } from '../../stores/database/tables';
import { tables as customers } from './tables';

/** The tables of all areas. */
export const TABLES: Record<Area, OwnedTables> = {
  kernel,
  identity,
  stores,
  rental,
  catalogue,
  benefits,
  orders,
  selling,
  customers,
};

/** Those of all areas, lower ones first: an export and a deletion go through them. */
export const ALL_TABLES: OwnedTables = Object.assign({}, ...AREAS.map((area) => TABLES[area])) as OwnedTables;
