import * as z from 'zod/mini';

export const ProductListPageProps = z.object({ categoryPath: z.string().check(z.maxLength(500)) });
