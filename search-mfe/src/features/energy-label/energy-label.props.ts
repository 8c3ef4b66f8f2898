import * as z from 'zod/mini';

export const EnergyLabelProps = z.object({
  productId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});
