import { readNavigation } from '@fachwerk/shared/calls';
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

describeWidgets(widgets, messages, () => situations);
