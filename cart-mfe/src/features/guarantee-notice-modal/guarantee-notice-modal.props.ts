import * as z from 'zod/mini';

export const GuaranteeNoticeModalProps = z.object({
  /** Address of the official artwork, /images/guarantee-notice/notice-de.svg; the page adds its version. */
  src: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type GuaranteeNoticeModalProps = z.output<typeof GuaranteeNoticeModalProps>;
