import * as z from 'zod/mini';

export const RegisterBenefitsProps = z.object({
  /** Without it "Was Ihr Konto kann". */
  headline: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
});
export type RegisterBenefitsProps = z.output<typeof RegisterBenefitsProps>;
