import { defineWidget } from '@fachwerk/shared/widget';
import { Contact, type ContactData } from './Contact';

/** The same for every visitor, so that the page with the texts is public. */
const EMPTY: ContactData = { answer: null, name: '', email: '' };

export const contact = defineWidget({
  name: 'contact',
  title: 'Kontaktformular',
  description: 'Nachricht an den Kundenservice mit Thema, Bestellnummer und bis zu drei Dateien.',
  examples: [
    { title: 'Auf der Kontaktseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  component: () => <Contact data={EMPTY} />,
  partOf: 'page',
  hydrate: 'visible',
  reserve: { minHeight: 720 },
  messages: ['contact.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default contact;
