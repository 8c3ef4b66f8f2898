import { readNavigation, readServiceConsent } from '@fachwerk/shared/calls';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { aNavigation } from './testing/a-category';
import { widgets } from './widgets';

const situations: WidgetSituation[] = [
  {
    title: 'in a category, after a search',
    answers: [answerTo(readNavigation, aNavigation)],
    address: '/c/werkzeug/?q=a',
  },
  { title: 'without an answer of the API', answers: [] },
];

const OFFERED = [
  ...['store-position', 'map-tiles', 'survey', 'chat', 'accessibility-assist'],
  ...['promotion-tracking', 'web-vitals', 'analytics'],
];
const decided = (permissions: string[], timestamp: string | null) =>
  answerTo(readServiceConsent, {
    permissions,
    allAccepted: permissions.length === OFFERED.length,
    version: 1,
    timestamp,
    offered: OFFERED,
  });
const TIME = '2026-11-30T10:00:00.000Z';
const ofSettings: WidgetSituation[] = [
  { title: 'before a decision', answers: [decided([], null)] },
  { title: 'with one service', answers: [decided(['survey'], TIME)] },
  { title: 'with all services', answers: [decided(OFFERED, TIME)] },
  { title: 'after a denial', answers: [decided([], TIME)] },
];

describeWidgets(widgets, messages, ({ name }) => {
  if (name === 'consent-settings') return ofSettings;
  // The layer appears where the page states the services that are asked about.
  if (name === 'consent-layer') return [{ title: 'without services', answers: [], isHidden: true }];
  // It appears where the operator has set a chat.
  if (name === 'chat-button') return [{ title: 'without a chat', answers: [], isHidden: true }];
  return situations;
});
