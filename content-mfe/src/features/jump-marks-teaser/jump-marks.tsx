import { defineWidget } from '@fachwerk/shared/widget';
import type { JumpMarksProps } from './jump-marks.props';
import { JumpMarks } from './JumpMarks';

/** One widget under two names; specification 2 has both. */
export const defineJumpMarks = (
  name: 'jump-marks-teaser' | 'sprungmarken-teaser',
  props: typeof JumpMarksProps,
) =>
  defineWidget({
    name,
    title: 'Sprungmarken',
    description: 'Links zu den Abschnitten derselben Seite.',
    props,
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
