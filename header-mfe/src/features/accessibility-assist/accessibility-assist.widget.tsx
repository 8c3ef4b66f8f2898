import { defineWidget } from '@fachwerk/shared/widget';
import { AccessibilityAssist } from './AccessibilityAssist';

export const accessibilityAssist = defineWidget({
  name: 'accessibility-assist',
  title: 'Bedienhilfe eines anderen Anbieters',
  description:
    'Lädt nach der Einwilligung das Werkzeug, das der Betreiber eingetragen hat, etwa für größere Schrift. Gehört einmal auf jede Seite; der Kopfbereich öffnet es. Die Seiten sind auch ohne es barrierefrei.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { side: 'left' } },
  ],
  component: AccessibilityAssist,
  hydrate: { on: ['header:assist-requested'] },
  outsideSources: ['accessibility-assist'],
  messages: [
    'helper.',
    'consentLayer.fact.',
    'consentLayer.accessibility-assist.',
    'consentLayer.failed',
    'failure.',
    'error.',
  ],
});

export default accessibilityAssist;
