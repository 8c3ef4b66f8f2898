import type { Salutation } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import type { MailTexts } from '../mail-texts';

export interface Addressee {
  salutation: Salutation;
  firstName: string;
  lastName: string;
}

export function greeting({ salutation, firstName, lastName }: Addressee, text: MailTexts['text']): string {
  if (salutation === 'MRS') return text('mail.greeting.MRS', { name: lastName });
  if (salutation === 'MR') return text('mail.greeting.MR', { name: lastName });
  return text('mail.greeting.named', { name: fullName({ firstName, lastName }) });
}
