import type { Salutation } from '@fachwerk/shared/contracts';

export interface Addressee {
  salutation: Salutation;
  firstName: string;
  lastName: string;
}

export function greeting({ salutation, firstName, lastName }: Addressee): string {
  if (salutation === 'MRS') return `Guten Tag Frau ${lastName},`;
  if (salutation === 'MR') return `Guten Tag Herr ${lastName},`;
  return `Guten Tag ${firstName} ${lastName},`;
}
