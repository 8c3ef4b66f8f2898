import { describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { anOrder, orderAnswers } from './testing/fake-order';
import { widgets } from './widgets';

const situations: WidgetSituation[] = [
  { title: 'on any page', answers: [] },
  { title: 'with a known error', answers: [], address: '/prohibis/market/error?e=stock' },
  { title: 'with an error that nobody knows', answers: [], address: '/prohibis/market/error?e=%3Cscript%3E' },
  { title: 'with an order', answers: orderAnswers() },
  {
    title: 'with an order whose goods are not held',
    answers: orderAnswers(anOrder({ interactionId: null })),
  },
  { title: 'with an empty cart', answers: orderAnswers(anOrder({}, { isEmpty: true, lines: [] })) },
];

describeWidgets(widgets, messages, () => situations);
