import { HttpError } from '@fachwerk/shared/http';
import { describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { aSearch, aStore, unknownPlace } from './testing/store-fixtures';
import { widgets } from './widgets';

const unavailable = () => {
  throw new HttpError('bad-response', 'for the test', 500);
};
const holiday = { date: '2026-12-24', reason: 'Heiligabend', hours: [], dateText: 'Do., 24.12.' };
const store = aStore({ specialOpenings: [holiday], services: [] });
const pages: WidgetSituation[] = [
  {
    title: 'a place that is known',
    answers: {
      'GET /rest/stores/': () => aSearch({ results: [{ store, distance: 1, distanceText: '1 km' }] }),
    },
    address: '/stores/?q=50667&chosen=1042',
  },
  {
    title: 'a place that nobody knows',
    answers: { 'GET /rest/stores/': () => unknownPlace('Koln') },
    address: '/stores/?q=Koln',
  },
  { title: 'all stores', answers: { 'GET /rest/stores/': () => aSearch() }, address: '/stores/' },
  {
    title: 'a shop that does not answer',
    answers: { 'GET /rest/stores/': unavailable },
    address: '/stores/?q=50667',
  },
];
const onAnyPage: WidgetSituation[] = [{ title: 'nobody has asked for it', answers: {}, isHidden: true }];

describeWidgets(widgets, messages, ({ name }) => (name === 'storefinder-page' ? pages : onAnyPage));
