import { readServiceConsent } from '@fachwerk/shared/calls';
import { defineWidget } from '@fachwerk/shared/widget';
import { ConsentSettings, type ConsentSettingsData } from './ConsentSettings';

export const consentSettings = defineWidget({
  name: 'consent-settings',
  title: 'Cookie-Einstellungen',
  description:
    'Zeigt, was der Besucher erlaubt hat, ändert oder widerruft es und nennt jeden Dienst, jedes Cookie und jeden Speicher. Für die Seite der Cookie-Einstellungen.',
  examples: [
    { title: 'Auf seiner Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { isOpen: true } },
  ],
  data: 'personal',
  hydrate: 'load',
  importance: 'essential',
  messages: ['consentLayer.', 'stored.', 'failure.', 'error.'],
  async load({ api, signal }): Promise<{ data: ConsentSettingsData }> {
    return { data: await api.call(readServiceConsent, { signal }) };
  },
  component: ConsentSettings,
});

export default consentSettings;
