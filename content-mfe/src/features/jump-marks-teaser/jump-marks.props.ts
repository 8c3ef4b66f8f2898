import * as z from 'zod/mini';

export const JumpMarksProps = z.object({
  label: z.optional(
    z
      .string()
      .check(z.maxLength(80), z.describe('Worum es geht, für Vorlesegeräte; sonst "Auf dieser Seite"')),
  ),
  marks: z
    .array(
      z.object({
        label: z.string().check(z.minLength(1), z.maxLength(40), z.describe('Text der Marke')),
        anchor: z
          .string()
          .check(
            z.regex(/^[a-z][a-z0-9-]*$/),
            z.maxLength(60),
            z.describe('Name der Stelle ("anchor" des Bausteins dort)'),
          ),
      }),
    )
    .check(z.minLength(1), z.maxLength(12), z.describe('Stellen dieser Seite, in ihrer Reihenfolge')),
});
export type JumpMarksProps = z.output<typeof JumpMarksProps>;
