import type { Salutation } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';

export interface Addressee {
  salutation: Salutation;
  firstName: string;
  lastName: string;
}

export function greeting({ salutation, firstName, lastName }: Addressee): string {
  if (salutation === 'MRS') return `Guten Tag Frau ${lastName},`;
  if (salutation === 'MR') return `Guten Tag Herr ${lastName},`;
  return `Guten Tag ${fullName({ firstName, lastName })},`;
}
