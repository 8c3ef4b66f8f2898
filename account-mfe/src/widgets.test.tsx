import {
  readAccount,
  readAccountSecurity,
  readAddressBook,
  readBankDetails,
  readCancellation,
  readConsents,
  readContact,
  readContacts,
  readFormAnswer,
  readNewsletter,
  readOrder,
  readOwnOrders,
  readOwnReviews,
  readProfile,
  readStore,
  readUser,
} from '@fachwerk/shared/calls';
import {
  anOrderLine,
  anOrderView,
  answerTo,
  aStoreView,
  describeWidgets,
  type WidgetSituation,
} from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import {
  aCase,
  aContact,
  anAccount,
  anAddressBook,
  anAnswer,
  anOrderSummary,
  aProfile,
  aReview,
  aSecurity,
  aSubscription,
  aUser,
  notLoggedIn,
  unavailable,
} from './testing/account-fixtures';
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
    answerTo(readOwnOrders, { orders: [anOrderSummary()], next: null }),
    answerTo(readAccountSecurity, aSecurity({ moreSessions: 7 })),
    answerTo(readAddressBook, anAddressBook()),
    answerTo(readProfile, aProfile({ pendingEmail: 'neu@example.org' })),
    answerTo(readOwnReviews, {
      reviews: [aReview({ url: '/p/x-1/', state: 'refused', refusal: 'Werbung.' })],
      next: 'r9',
      hasNewer: true,
      toReview: [{ productId: '7', name: 'Eberholt Leim' }],
    }),
    answerTo(readConsents, { email: 'erika@example.org', given: ['REVIEW_INVITATION'] }),
  ],
};
const down: WidgetSituation = {
  title: 'the shop API is down',
  address: '/?answer=k1&token=abc',
  answers: [answerTo(readUser, unavailable), answerTo(readAccount, unavailable)],
};

const FORMS = [first, refused, succeeded, received, loggedIn, down];
const order = (part: Parameters<typeof anOrderView>[0]) => answerTo(readOrder, anOrderView(part));
const store = answerTo(readStore, aStoreView());
const noRefund = { orderNumber: 'F7K4-M92T-X', refund: null, saved: null };
const noBankDetails = answerTo(readBankDetails, noRefund);
const price = { value: 1000, displayValue: '10,00 €' };
const handedOver = anOrderLine({ handedOver: 2 });
const guaranteedLine = {
  ...anOrderLine(),
  guarantee: {
    months: 36,
    scope: 'FULL' as const,
    model: 'BS 824',
    guarantor: 'Brakenwerk GmbH',
    address: 'Hammerstraße 41, 59872 Meschede',
    territory: 'Europäische Union',
    terms: 'Sie senden das Gerät ein.',
  },
};
const ORDERS: Record<string, WidgetSituation[]> = {
  'guest-order': [
    {
      title: 'a collection',
      answers: [order({ kind: 'collect', collectionCode: '47110815' }), store, noBankDetails],
    },
    {
      title: 'an item with a guarantee',
      answers: [order({ lines: [{ ...guaranteedLine, guaranteeLabelUrl: '/rest/label/' }] }), noBankDetails],
    },
    {
      title: 'an order on its way, with a refund to a bank account',
      answers: [
        order({
          state: 'SHIPPED',
          stateText: 'Versandt',
          actions: ['withdraw'],
          parcels: [
            {
              at: '2026-11-23T10:00:00Z',
              carrier: 'DHL',
              trackingNumber: '00340',
              lines: [{ lineId: 1, quantity: 2 }],
            },
          ],
        }),
        answerTo(readBankDetails, { ...noRefund, refund: price }),
      ],
    },
    {
      title: 'a complaint after a repair, and an open withdrawal',
      answers: [
        order({
          state: 'DELIVERED',
          stateText: 'Angekommen',
          actions: ['withdraw'],
          cases: [
            {
              number: 'R-7KM4X92TPA',
              kind: 'COMPLAINT',
              kindText: 'Reklamation',
              receivedText: '23.11.2026',
              isEnded: true,
              goodsText: 'Artikel bei uns eingetroffen',
              moneyText: 'keine Erstattung',
              nextText: 'Diese Reklamation ist abgeschlossen.',
              pieces: ['1 × Akkuschrauber'],
              pictures: [{ src: '/rest/orders/x7Qd/cases/1/pictures/1/', width: 800, height: 600 }],
              warranty: ['1 × Akkuschrauber: Gewährleistung nach der Reparatur bis 23.11.2029'],
            },
            {
              number: 'R-2KM4X92TPB',
              kind: 'WITHDRAWAL',
              kindText: 'Widerruf',
              receivedText: '24.11.2026',
              isEnded: false,
              goodsText: 'Artikel noch bei Ihnen',
              moneyText: 'Erstattung noch nicht entschieden',
              nextText: 'Bitte geben Sie die Artikel innerhalb von 14 Tagen zurück.',
              pieces: [],
              warranty: [],
            },
          ],
        }),
        noBankDetails,
      ],
    },
    {
      title: 'an open payment',
      answers: [order({ state: 'PAYMENT_PENDING', actions: ['pay', 'cancel'] }), noBankDetails],
    },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'cancel-order-page': [
    { title: 'the choice', answers: [order({})] },
    { title: 'no choice', address: '/?schritt=pruefen', answers: [order({})] },
    {
      title: 'the consequences',
      address: '/?schritt=pruefen&position=1',
      answers: [
        order({}),
        answerTo(readCancellation, {
          lines: '',
          isWhole: true,
          amount: price,
          giftCard: price,
          payment: price,
        }),
      ],
    },
    { title: 'an order that is packed', answers: [order({ actions: ['withdraw'] })] },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'return-order': [
    { title: 'the form', answers: [order({ actions: ['withdraw'], lines: [handedOver] })] },
    { title: 'nothing to give back', answers: [order({ lines: [] })] },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'return-slip': [
    { title: 'the slip', answers: [order({ cases: [aCase()] })] },
    { title: 'a case that is not known', answers: [order({ cases: [] })] },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'contact-requests': [
    {
      title: 'a list',
      answers: [
        answerTo(readContacts, {
          requests: [
            {
              contactId: 'x7Qd',
              number: 'K-7KM4X92TPA',
              topic: 'delivery',
              receivedText: '23.11.2026, 17:05 Uhr',
              name: '<b>Erika</b>',
            },
          ],
        }),
      ],
    },
    { title: 'nothing open', answers: [answerTo(readContacts, { requests: [] })] },
    { title: 'nobody signed in', answers: [answerTo(readContacts, notLoggedIn)] },
    { title: 'one', address: '/?anfrage=x7Qd', answers: [answerTo(readContact, aContact())] },
    {
      title: 'one with an answer',
      address: '/?anfrage=x7Qd',
      answers: [
        answerTo(
          readContact,
          aContact({ answer: { text: 'Morgen.', answeredText: '24.11.2026', by: 'service 4700' } }),
        ),
      ],
    },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'newsletter-layer': [{ title: 'closed', answers: [], isHidden: true }],
  'newsletter-update': [
    { title: 'a subscriber', address: '/?token=abc', answers: [answerTo(readNewsletter, aSubscription())] },
    {
      title: 'mails that did not arrive',
      address: '/?token=abc',
      answers: [answerTo(readNewsletter, aSubscription({ isPaused: true }))],
    },
    {
      title: 'a subscription that has ended',
      address: '/?token=abc',
      answers: [answerTo(readNewsletter, aSubscription({ isSubscribed: false, topics: [] }))],
    },
    { title: 'a shop that does not answer', answers: [] },
  ],
  'bank-details': [
    { title: 'a refund', answers: [answerTo(readBankDetails, { ...noRefund, refund: price })] },
    { title: 'no refund', answers: [noBankDetails] },
    {
      title: 'a saved account',
      answers: [
        answerTo(readBankDetails, {
          ...noRefund,
          refund: price,
          saved: { accountHolder: 'Erika Musterfrau', maskedIban: 'DE•• •••• 2051' },
        }),
      ],
    },
    { title: 'a shop that does not answer', answers: [] },
  ],
};

describeWidgets(widgets, messages, ({ name }) => ORDERS[name] ?? FORMS);

const widget = (name: string) => widgets.find((one) => one.name === name);

it.each([
  ['login-form', 'successUrl', '//evil.example/'],
  ['login-form', 'passwordResetUrl', 'https://evil.example/'],
  ['login-form', 'action', 'javascript:alert(1)'],
  ['register', 'registerSuccessUrl', '/\\evil.example/'],
])('%s does not take a %s that leads away from the shop', (name, prop, path) => {
  expect(widget(name)?.parseProps({ [prop]: path })).toMatchObject({ ok: false, issues: [{ field: prop }] });
});
