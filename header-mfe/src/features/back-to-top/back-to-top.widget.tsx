import { defineWidget } from '@fachwerk/shared/widget';
import { BackToTop } from './BackToTop';

export const backToTop = defineWidget({
  name: 'back-to-top',
  title: 'Nach oben',
  description:
    'Taste in der Ecke, sobald die erste Bildschirmhöhe vorbei ist. Gehört einmal ans Ende jeder Seite.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { corner: 'left' } },
  ],
  component: BackToTop,
  hydrate: { on: ['isFarDown'] },
  messages: ['backToTop.'],
});

export default backToTop;
