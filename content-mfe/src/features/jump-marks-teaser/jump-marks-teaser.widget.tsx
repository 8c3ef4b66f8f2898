import { defineWidget } from '@fachwerk/shared/widget';
import { JumpMarksProps } from './jump-marks.props';
import { JumpMarks } from './JumpMarks';

export const jumpMarksTeaser = defineWidget({
  name: 'jump-marks-teaser',
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
  hydrate: 'interaction',
  reserve: { minHeight: 80 },
  messages: ['teaser.jumpMarks.'],
});

export default jumpMarksTeaser;
