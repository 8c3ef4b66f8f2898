import type { FormAnswer } from '@fachwerk/shared/contracts';

export interface NewsletterPageData {
  token: string | null;
  answer: FormAnswer | null;
}
