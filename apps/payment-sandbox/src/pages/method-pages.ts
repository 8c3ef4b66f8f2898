import type { Method, SandboxPayment } from '../payment';
import type { Html } from './html';
import { html } from './html';
import { buttons, euros, field, layout, nameField } from './layout';

type MethodPage = (payment: SandboxPayment) => {
  title: string;
  fields: Html;
  pay: string;
  className?: string;
};

const wallet =
  (name: string): MethodPage =>
  () => ({
    title: name,
    fields: html`
      <fieldset>
        <legend>Hinterlegte Karte</legend>
        <label class="choice"
          ><input type="radio" name="card" value="4111111111111111" checked /><span
            >Karte •••• 1111</span
          ></label
        >
        <label class="choice"
          ><input type="radio" name="card" value="4000000000000002" /><span
            >Karte •••• 0002 (wird abgelehnt)</span
          ></label
        >
      </fieldset>
      ${nameField('Name')}
    `,
    pay: `Mit ${name} bezahlen`,
    className: 'sheet',
  });

const login: MethodPage = () => ({
  title: 'Mit PayPal bezahlen',
  fields: html`${field({ name: 'email', label: 'E-Mail-Adresse', type: 'email', autocomplete: 'username' })}
  ${nameField('Name des Kontos')}`,
  pay: 'Anmelden und bezahlen',
});

const card: MethodPage = () => ({
  title: 'Mit Karte bezahlen',
  fields: html`
    ${field({ name: 'card', label: 'Kartennummer', autocomplete: 'cc-number', inputmode: 'numeric' })}
    ${field({ name: 'expiry', label: 'Gültig bis (MM/JJ)', autocomplete: 'cc-exp' })}
    ${field({ name: 'cvc', label: 'Prüfziffer', autocomplete: 'cc-csc', inputmode: 'numeric' })}
    ${nameField('Name auf der Karte')}
  `,
  pay: 'Jetzt bezahlen',
});

const bank: MethodPage = () => ({
  title: 'Vom Bankkonto bezahlen',
  fields: html`${nameField('Kontoinhaber')} ${field({ name: 'iban', label: 'IBAN' })}`,
  pay: 'Zahlung freigeben',
});

const consent = (text: string): Html => html`
  <label class="choice"
    ><input type="checkbox" name="consent" value="yes" required /><span>${text}</span></label
  >
`;

/** The consent to the check and to the contract are two, and neither is preselected. */
const creditFields = html`
  ${nameField('Vor- und Nachname')}
  ${field({ name: 'birthDate', label: 'Geburtsdatum', type: 'date', autocomplete: 'bday' })}
  ${consent('Ich willige ein, dass meine Bonität geprüft wird.')}
`;

const invoice: MethodPage = () => ({
  title: 'Rechnungskauf',
  fields: html`
    <p class="warning">Achtung! Kreditaufnahme kostet Geld.</p>
    <p>
      Sie bezahlen innerhalb von 30 Tagen nach Erhalt der Ware. Zinsen und Gebühren: 0,00 €. Wenn Sie nicht
      rechtzeitig bezahlen, entstehen Verzugszinsen.
    </p>
    ${creditFields}
    <label class="choice"
      ><input type="checkbox" name="contract" value="yes" required /><span
        >Ich habe die vorvertraglichen Informationen gelesen und schließe den Vertrag über den
        Rechnungskauf.</span
      ></label
    >
  `,
  pay: 'Rechnungskauf abschließen',
});

const YEARLY_PERCENT = 11.99;
const PLANS = [6, 12, 24];

/** Instalment of an annuity in cents. */
export function instalmentCents(cents: number, months: number): number {
  const rate = (1 + YEARLY_PERCENT / 100) ** (1 / 12) - 1;
  return Math.round((cents * rate) / (1 - (1 + rate) ** -months));
}

const instalments: MethodPage = ({ amount }) => ({
  title: 'Ratenkauf',
  fields: html`
    <p class="warning">Achtung! Kreditaufnahme kostet Geld.</p>
    <fieldset>
      <legend>Laufzeit, effektiver Jahreszins 11,99 %</legend>
      ${PLANS.map((months) => {
        const each = instalmentCents(amount, months);
        return html`<label class="choice"
          ><input type="radio" name="months" value="${months}" required /><span
            >${months} Raten zu ${euros(each)}, zusammen ${euros(each * months)}</span
          ></label
        >`;
      })}
    </fieldset>
    ${creditFields}
    <label class="choice"
      ><input type="checkbox" name="contract" value="yes" required /><span
        >Ich habe die vorvertraglichen Informationen gelesen und schließe den Kreditvertrag.</span
      ></label
    >
  `,
  pay: 'Ratenkauf abschließen',
});

const PAGES: Record<Method, MethodPage> = {
  paypal: login,
  google_pay: wallet('Google Pay'),
  apple_pay: wallet('Apple Pay'),
  card,
  klarna: invoice,
  invoice,
  instalments,
  sepa_debit: bank,
  sofort: bank,
};

export function methodPage(payment: SandboxPayment, fault?: string): string {
  const { title, fields, pay, className } = PAGES[payment.method](payment);
  const content = html`
    ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
    <form method="post">${fields} ${buttons(pay)}</form>
  `;
  return layout({ title, payment, content, ...(className && { className }) });
}

/** The page of the bank that has issued the card. */
export const challengePage = (payment: SandboxPayment): string =>
  layout({
    title: 'Freigabe durch Ihre Bank',
    payment,
    content: html`
      <p>Ihre Bank hat Ihnen einen Code geschickt. Geben Sie ihn ein, um die Zahlung freizugeben.</p>
      <form method="post">
        ${field({ name: 'code', label: 'Code', autocomplete: 'one-time-code', inputmode: 'numeric' })}
        ${buttons('Zahlung freigeben')}
      </form>
    `,
    className: 'sheet',
  });
