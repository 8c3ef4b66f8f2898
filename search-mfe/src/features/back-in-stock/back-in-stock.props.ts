import * as z from 'zod/mini';

export const BackInStockProps = z.object({ productId: z.string().check(z.maxLength(200)) });
