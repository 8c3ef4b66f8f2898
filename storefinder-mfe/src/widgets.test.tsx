import { readStore, searchStores } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
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
    answers: [answerTo(searchStores, aSearch({ results: [{ store, distance: 1, distanceText: '1 km' }] }))],
    address: '/stores/?q=50667&chosen=1042',
  },
  {
    title: 'a place that nobody knows',
    answers: [answerTo(searchStores, unknownPlace('Koln'))],
    address: '/stores/?q=Koln',
  },
  { title: 'all stores', answers: [answerTo(searchStores, aSearch())], address: '/stores/' },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(searchStores, unavailable)],
    address: '/stores/?q=50667',
  },
];
const storePages: WidgetSituation[] = [
  { title: 'a store', answers: [answerTo(readStore, store)], address: '/stores/koeln-ossendorf-1042/' },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(readStore, unavailable)],
    address: '/stores/x-1/',
  },
];
const onAnyPage: WidgetSituation[] = [{ title: 'nobody has asked for it', answers: [], isHidden: true }];

describeWidgets(widgets, messages, ({ name }) =>
  name === 'storefinder-page' ? pages : name === 'store-page' ? storePages : onAnyPage,
);
