import * as z from 'zod/mini';
import { SALUTATIONS } from '../../rules/shop-rules';

export const Salutation = z.enum(SALUTATIONS, { error: 'forms.required' });
export type Salutation = z.output<typeof Salutation>;
