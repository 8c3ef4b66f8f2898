import { SUMMED } from './import-changes';
import type { FileReport } from './import-file';
import type { ImportPlan } from './plan-import';

type Planned = Pick<ImportPlan, 'changes' | 'others'>;
type Imported = Pick<FileReport, 'products' | 'items' | 'discontinued' | 'rejected'>;

/**
 * The last line of an import: how many articles it has changed, by kind, and how many it has not. An article
 * can have several changes. "3 products with 4 items imported: 1 new, 2 repriced, 1 unchanged; 0 rows not
 * read."
 */
export function summaryOf({ changes, others }: Planned, imported: Imported): string {
  const { products, items, discontinued, rejected } = imported;
  const counts: [count: number, kind: string][] = [
    ...Object.entries(SUMMED).map(([kind, name]): [number, string] => [changes.get(kind)?.count ?? 0, name]),
    [discontinued, 'discontinued'],
    [others.changed, 'otherwise changed'],
  ];
  const changed = counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  const read = `${products} products with ${items} items`;
  const unread = `${rejected} rows not read`;
  if (changed.length === 0) return `No article was changed: ${read} are as they were, ${unread}.`;
  const unchanged = others.unchanged > 0 ? [`${others.unchanged} unchanged`] : [];
  return `${read} imported: ${[...changed, ...unchanged].join(', ')}; ${unread}.`;
}
