import { readContact, readContacts } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type LoadContext, type LoadResult } from '@fachwerk/shared/widget';
import { ContactRequestsProps } from './contact-requests.props';
import { ContactRequests, type ContactRequestsData } from './ContactRequests';

const NOTHING = { requests: [], request: null, answer: null };

export const contactRequests = defineWidget({
  name: 'contact-requests',
  title: 'Anfragen an den Kundenservice',
  description: 'Für Mitarbeitende des Kundenservices: offene Anfragen lesen und per E-Mail beantworten.',
  props: ContactRequestsProps,
  examples: [
    { title: 'Wie auf der Seite', props: { signInUrl: '/desk/' } },
    { title: 'Ohne Anmeldung', props: {} },
  ],
  data: 'personal',
  async load(context): Promise<LoadResult<ContactRequestsData>> {
    const id = context.url.searchParams.get('anfrage');
    try {
      return { data: await read(context, id) };
    } catch (error) {
      if (!isHttpError(error) || context.signal.aborted) throw error;
      const isClosed = error.status === 401 || error.status === 403 || (error.status === 404 && id === null);
      const state = isClosed ? 'closed' : error.status === 404 ? 'missing' : 'unavailable';
      return { data: { state, ...NOTHING } };
    }
  },
  component: ContactRequests,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: ['contact.', 'forms.', 'error.', 'technical.', 'failure.'],
});

async function read(
  { api, url, signal }: LoadContext<ContactRequestsProps>,
  id: string | null,
): Promise<ContactRequestsData> {
  if (id === null) {
    const { requests, hasMore } = await api.call(readContacts, { signal });
    return { ...NOTHING, state: 'list', requests, hasMore };
  }
  // What cannot be an id is that of no request.
  const contactId = /^[\w-]{1,100}$/.test(id) ? id : 'none';
  const [request, answer] = await Promise.all([
    api.call(readContact, { params: { contactId }, signal }),
    readFormAnswer(api, url, signal),
  ]);
  return { ...NOTHING, state: 'one', request, answer };
}

export default contactRequests;
