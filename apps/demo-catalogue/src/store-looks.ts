import { readFileSync } from 'node:fs';
import type { StoreLook } from '@fachwerk/pictures/picture-addresses';

/** A table of stores with a header: the columns that a picture depends on. */
export function readStoreLooks(file: string): StoreLook[] {
  const table = readFileSync(file, 'utf8').trimEnd();
  const [head = '', ...lines] = table.split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    const column = (name: string) => values[columns.indexOf(name)] ?? '';
    return {
      companyId: column('companyId'),
      city: column('city'),
      type: column('type'),
      hasGardenCentre: column('services').split(' | ').includes('GARDEN_CENTRE'),
    };
  });
}
