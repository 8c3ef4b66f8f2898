import { readAccount, readFormAnswer, readUser } from '@fachwerk/shared/calls';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { anAccount, anAnswer, aUser, notLoggedIn, unavailable } from './testing/account-fixtures';
import { widgets } from './widgets';

const visitor = [answerTo(readUser, aUser()), answerTo(readAccount, notLoggedIn)];
const answered = (part: Parameters<typeof anAnswer>[0]) => [answerTo(readFormAnswer, anAnswer(part))];
const required = (field: string) => ({ field, msg: 'forms.required' });

const first: WidgetSituation = { title: 'a first visit', answers: visitor };
const refused: WidgetSituation = {
  title: 'mistakes, sent without script',
  address: '/?answer=k1&token=abc',
  answers: [
    ...visitor,
    ...answered({
      values: { email: 'erika@', name: 'E', text: 'Nur die Schrauben', salutation: 'MRS' },
      fieldErrors: [
        ...['email', 'password', 'salutation', 'acceptTerms', 'name'].map(required),
        { field: 'orderNumber', msg: 'forms.maxLength', values: { max: 40 } },
      ],
      globalErrors: [{ msg: 'account.terms.required' }],
    }),
  ],
};
const succeeded: WidgetSituation = {
  title: 'success, sent without script',
  address: '/?answer=k1&token=abc',
  answers: [
    ...visitor,
    ...answered({ values: { email: 'erika@example.org', name: 'Erika', orderNumber: '100042' } }),
  ],
};
const received: WidgetSituation = {
  title: 'a receipt or a changed cart, sent without script',
  address: '/?answer=k1',
  answers: [
    ...visitor,
    ...answered({
      result: {
        receiptNumber: 'W-2026-000042',
        receivedAt: '2026-11-21T16:05:00.000Z',
        receivedText: '21.11.2026, 17:05 Uhr',
        mergeReport: [{ itemId: '1', name: 'Schrauben', oldQuantity: 9, newQuantity: 3 }],
      },
    }),
  ],
};
const loggedIn: WidgetSituation = {
  title: 'a logged-in customer',
  answers: [
    answerTo(readUser, aUser({ loggedIn: true, name: 'Erika Musterfrau' })),
    answerTo(readAccount, anAccount({ isProhibis: true, isEmployee: true })),
  ],
};
const down: WidgetSituation = {
  title: 'the shop API is down',
  address: '/?answer=k1&token=abc',
  answers: [answerTo(readUser, unavailable), answerTo(readAccount, unavailable)],
};

describeWidgets(widgets, messages, () => [first, refused, succeeded, received, loggedIn, down]);

const widget = (name: string) => widgets.find((one) => one.name === name);

it.each([
  ['login-form', 'successUrl', '//evil.example/'],
  ['login-form', 'passwordResetUrl', 'https://evil.example/'],
  ['login-form', 'action', 'javascript:alert(1)'],
  ['register', 'registerSuccessUrl', '/\\evil.example/'],
])('%s does not take a %s that leads away from the shop', (name, prop, path) => {
  expect(widget(name)?.parseProps({ [prop]: path })).toMatchObject({ ok: false, issues: [{ field: prop }] });
});
