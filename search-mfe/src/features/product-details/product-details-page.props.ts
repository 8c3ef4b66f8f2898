import * as z from 'zod/mini';

export const ProductDetailsPageProps = z.object({ productId: z.string().check(z.maxLength(200)) });
