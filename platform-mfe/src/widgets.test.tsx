import { describeWidgets } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { widgets } from './widgets';

describeWidgets(widgets, messages, () => [{ title: 'on a page', answers: {} }]);
