import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { JumpMarks } from './JumpMarks';

const JumpMarksProps = z.object({
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

/** One widget under two names: published names stay (specification 2 has both). */
export const defineJumpMarks = (name: 'jump-marks-teaser' | 'sprungmarken-teaser') =>
  defineWidget({
    name,
    title: 'Sprungmarken',
    description: 'Links zu den Abschnitten derselben Seite.',
    props: JumpMarksProps,
    examples: [
      {
        title: 'Drei Abschnitte',
        props: {
          marks: [
            { label: 'Sortiment', anchor: 'sortiment' },
            { label: 'Marken', anchor: 'marken' },
            { label: 'Fragen', anchor: 'fragen' },
          ],
        },
      },
      { title: 'Eine Marke', props: { label: 'Abschnitte', marks: [{ label: 'Fragen', anchor: 'fragen' }] } },
    ],
    component: JumpMarks,
    hydrate: 'never',
    reserve: { minHeight: 80 },
    messages: ['teaser.jumpMarks.'],
  });
