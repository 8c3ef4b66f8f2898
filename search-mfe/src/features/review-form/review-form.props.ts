import * as z from 'zod/mini';

export const ReviewFormProps = z.object({ productId: z.string().check(z.maxLength(200)) });
