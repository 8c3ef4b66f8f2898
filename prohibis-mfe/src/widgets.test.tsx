import { describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { widgets } from './widgets';

const situations: WidgetSituation[] = [
  { title: 'on any page', answers: [] },
  { title: 'with a known error', answers: [], address: '/prohibis/market/error?e=stock' },
  { title: 'with an error that nobody knows', answers: [], address: '/prohibis/market/error?e=%3Cscript%3E' },
];

describeWidgets(widgets, messages, () => situations);
