import * as z from 'zod/mini';

const id = z.string().check(z.maxLength(200));

export const ReviewReportProps = z.object({ productId: id, reviewId: id });
