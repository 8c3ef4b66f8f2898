import { describeWidgets } from '@fachwerk/shared/testing';
import { catalogueSituations } from './features/catalogue/testing/catalogue-situations';
import { fakeFrames } from './features/catalogue/testing/frames';
import messages from './messages.de.json';
import { widgets } from './widgets';

beforeAll(fakeFrames);

describeWidgets(widgets, messages, ({ name }) =>
  name === 'widget-catalogue' ? catalogueSituations : [{ title: 'on a page', answers: [] }],
);
