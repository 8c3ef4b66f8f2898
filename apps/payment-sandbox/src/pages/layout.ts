import type { SandboxPayment } from '../payment';
import { CHALLENGE_CODE, TEST_CARDS, TEST_NAMES } from '../test-data';
import type { Html } from './html';
import { html } from './html';

export const euros = (cents: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);

interface Page {
  title: string;
  payment: SandboxPayment;
  content: Html;
  className?: string;
}

/** A whole page, with the amount and the test data. */
export const layout = ({ title, payment, content, className }: Page): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Testzahlung</title>
        <link rel="stylesheet" href="/payment-sandbox/style.css" />
      </head>
      <body>
        <header>Zahlungsdienst zum Testen</header>
        <main class="${className ?? ''}">
          <h1>${title}</h1>
          <dl>
            <dt>${payment.description}</dt>
            <dd>${euros(payment.amount)}</dd>
          </dl>
          ${content}
        </main>
        ${testData(payment)}
      </body>
    </html>`.text;

const testData = ({ method, status }: SandboxPayment): Html => html`
  <aside>
    <p>
      Es wird kein Geld bewegt. Geben Sie keine echten Daten ein. Mit diesen Angaben wählen Sie, was
      geschieht:
    </p>
    <ul>
      ${
        method === 'card' &&
        status === 'created' &&
        Object.values(TEST_CARDS).map(
          ({ number, text }) =>
            html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${text}</li>`,
        )
      }
      ${
        status === 'challenge'
          ? html`<li><code>${CHALLENGE_CODE}</code> gibt die Zahlung frei, jeder andere Code nicht.</li>`
          : Object.entries(TEST_NAMES).map(
              ([name, text]) => html`<li>Name <code>${name}</code>: ${text}</li>`,
            )
      }
    </ul>
  </aside>
`;

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'date';
  value?: string;
  autocomplete?: string;
  inputmode?: string;
}

export const field = ({ name, label, type = 'text', value, autocomplete, inputmode }: Field): Html => html`
  <label
    ><span>${label}</span>
    <input
      type="${type}"
      name="${name}"
      value="${value}"
      required
      autocomplete="${autocomplete ?? 'off'}"
      inputmode="${inputmode ?? 'text'}"
  /></label>
`;

/** The name decides about faults (test-data.ts). */
export const nameField = (label: string): Html => field({ name: 'name', label, autocomplete: 'name' });

export const buttons = (pay: string): Html => html`
  <button name="action" value="pay">${pay}</button>
  <button class="second" name="action" value="cancel" formnovalidate>Abbrechen und zurück zum Shop</button>
`;
