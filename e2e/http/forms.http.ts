import type { APIRequestContext } from '@playwright/test';
import { startCheckoutAt } from '../checkout-steps';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { attributeOf, type Element, elementsIn, parseHtml, textOf } from '../html-tree';
import { expect, test } from '../http-test';
import { SERVED_STATES } from '../page-states';
import { shopUrl } from '../steps';

type Page = Pick<(typeof SERVED_STATES)[number], 'name' | 'path'>;
type Prepare = (visitor: APIRequestContext) => Promise<unknown>;

const stepAt = (name: string, path: string, prepare: Prepare = () => Promise.resolve()): Page => ({
  name,
  async path(visitor) {
    await prepare(visitor);
    return path;
  },
});
/** Pages and steps with forms that need something before them. */
const STEPS: Page[] = [
  stepAt('the contact', '/checkout/kontakt/', (visitor) => startCheckoutAt(visitor, 'contact')),
  stepAt('the delivery', '/checkout/lieferung/', (visitor) => startCheckoutAt(visitor, 'delivery')),
  stepAt('the address', '/checkout/adresse/', (visitor) => startCheckoutAt(visitor, 'address')),
  stepAt('the payment', '/checkout/zahlung/', (visitor) => startCheckoutAt(visitor, 'payment')),
  stepAt('the review', '/checkout/pruefen/', (visitor) => startCheckoutAt(visitor, 'review')),
  stepAt('a gift card', '/geschenkkarten/geburtstag/'),
  stepAt('the balance of a gift card', '/geschenkkarten/'),
];

/** What a field that a visitor types into is filled with. */
const TYPED: Record<string, string> = {
  nothing: '',
  'a NUL byte': 'Erika\u0000Muster',
  '3,000 letters': 'ä'.repeat(3000),
  'the end of an attribute': HOSTILE_TEXTS['the end of an attribute'],
  'marks of direction': HOSTILE_TEXTS['marks of direction'],
};
/** So many letters of a longer text are shown again; all fields share 2,500 (`keptValues` of the API). */
const KEPT = 2400;
/** The PIN of a gift card is a secret, which no page contains; the name of the account is not typed. */
const NOT_SHOWN = new Set(['pin', 'username']);

const OWN = new URL(shopUrl()).origin;
const STRANGER = 'https://stranger.example';

interface Form {
  action: string;
  method: string;
  kind: string;
  /** Name and sent value of every control. */
  fields: [name: string, value: string][];
  /** Names of the fields that a visitor types into. */
  typed: string[];
}

const TYPES = ['text', 'email', 'tel', 'search', 'number', 'date', 'url'];
const isTyped = (control: Element): boolean =>
  control.tagName === 'textarea' ||
  (control.tagName === 'input' && TYPES.includes(attributeOf(control, 'type') ?? 'text'));
const nameOf = (control: Element): string => attributeOf(control, 'name') ?? '';
const has = (control: Element, name: string): boolean => attributeOf(control, name) !== undefined;
const valueOf = (control: Element): string => {
  if (control.tagName === 'textarea') return textOf(control);
  if (control.tagName !== 'select') return attributeOf(control, 'value') ?? '';
  const options = elementsIn(control, 'option');
  const chosen = options.find((option) => has(option, 'selected')) ?? options[0];
  return chosen ? valueOf(chosen) : '';
};
/** As a browser sends it: no unticked box, and no button. */
const isSent = (control: Element): boolean =>
  nameOf(control) !== '' &&
  !has(control, 'disabled') &&
  (['radio', 'checkbox'].includes(attributeOf(control, 'type') ?? '') ? has(control, 'checked') : true);

function formOf(form: Element): Form {
  const action = attributeOf(form, 'action') ?? '';
  const controls = ['input', 'textarea', 'select'].flatMap((name) => elementsIn(form, name)).filter(isSent);
  return {
    action,
    method: attributeOf(form, 'method') ?? 'get',
    // Reviews of one product have the same form.
    kind: action.replace(/\/reviews\/[^/]+\//, '/reviews/…/'),
    fields: controls.map((control) => [nameOf(control), valueOf(control)]),
    typed: controls.filter(isTyped).map(nameOf),
  };
}

const formsIn = (html: string): Form[] => elementsIn(parseHtml(html), 'form').map(formOf);

function send(visitor: APIRequestContext, { action }: Form, fields: [string, string][], origin = OWN) {
  return visitor.post(action, {
    maxRedirects: 0,
    headers: { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(fields).toString(),
  });
}

/** What a page after a refused form lacks: the reason of each field, a summary or an alert of its form. */
function faultsOf(html: string): string[] {
  const page = parseHtml(html);
  const elements = elementsIn(page);
  const texts = new Map(elements.map((one) => [attributeOf(one, 'id'), textOf(one).trim()]));
  const links = new Set(elements.map((one) => attributeOf(one, 'href')));
  const isLinked = (one: Element) => links.has(`#${attributeOf(one, 'id')}`);
  const isRefused = (one: Element) => attributeOf(one, 'aria-invalid') === 'true';
  const faultsIn = (form: Element): string[] => {
    const controls = elementsIn(form);
    const hasAlert = controls.some((one) => attributeOf(one, 'role') === 'alert');
    return controls.filter(isRefused).flatMap((one) => {
      const described = (attributeOf(one, 'aria-describedby') ?? '').split(' ');
      // The summary leads to one of the radio buttons of a group.
      const isRadio = attributeOf(one, 'type') === 'radio';
      const group = isRadio ? controls.filter((other) => nameOf(other) === nameOf(one)) : [one];
      return [
        ...(described.some((id) => texts.get(id)) ? [] : [`${nameOf(one)} has no reason`]),
        ...(hasAlert || group.some(isLinked) ? [] : [`nothing leads to ${nameOf(one)}`]),
      ];
    });
  };
  const forms = elementsIn(page, 'form');
  const inForms = new Set(forms.flatMap((form) => elementsIn(form)));
  const alone = elements.filter((one) => isRefused(one) && !inForms.has(one));
  return [...forms.flatMap(faultsIn), ...alone.map((one) => `${nameOf(one)} is in no form`)];
}

/** Typed texts that the form of the page does not show again, if the page refuses something. */
function lostIn(html: string, { kind }: Form, sent: readonly [string, string][]): string[] {
  const isRefusal = elementsIn(parseHtml(html)).some(
    (one) => attributeOf(one, 'aria-invalid') === 'true' || attributeOf(one, 'role') === 'alert',
  );
  const again = formsIn(html).find((form) => form.kind === kind);
  if (!isRefusal || !again) return [];
  const words = (text: string) => text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
  const shown = new Map(again.fields);
  return sent.flatMap(([name, text]) => {
    const value = words(shown.get(name) ?? '');
    const isKept =
      text.length < KEPT ? value === words(text) : value.length >= KEPT && text.startsWith(value);
    return isKept || NOT_SHOWN.has(name) ? [] : [name];
  });
}

/** The first field is long and the others as they were: the fields share the letters that are kept. */
const filled = (form: Form, text: string): [string, string][] =>
  form.fields.map(([name, value], index, all) => {
    const isFirst = all.findIndex(([other]) => form.typed.includes(other)) === index;
    return form.typed.includes(name) && (text.length < 1000 || isFirst) ? [name, text] : [name, value];
  });

/** A form as a browser without script sends it when nothing is filled in. */
const sendEmpty = (action: string): Promise<Response> =>
  fetch(shopUrl(action), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(shopUrl()).origin, accept: 'text/html' },
    body: new URLSearchParams(),
  });

test('every form of every page works without script: its address takes it and leads back to a page', async ({
  getPageIn,
}) => {
  const forms = new Map<string, Form & { page: string }>();
  for (const state of SERVED_STATES)
    for (const form of formsIn((await getPageIn(state)).html))
      forms.set(form.kind, { ...form, page: state.name });
  expect(forms.size).toBeGreaterThan(20);

  for (const { action, method, page } of forms.values()) {
    const form = `${method} ${action} on ${page}`;
    if (method === 'get') {
      expect((await fetch(shopUrl(action))).status, form).toBe(200);
      continue;
    }
    const answer = await sendEmpty(action);
    // 400 for a form whose values the visitor cannot change, e.g. the one of a product's button.
    expect([303, 400], `${form} answers ${answer.status}`).toContain(answer.status);
    const next = answer.headers.get('location');
    if (next) expect((await fetch(shopUrl(next))).status, `${form} leads to ${next}`).toBe(200);
    else expect(await answer.text(), form).toContain('<main');
  }
});

test('every form refuses what it cannot take without script: it says so, names the field, and loses nothing', async ({
  playwright,
}) => {
  test.slow();
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const state of [...SERVED_STATES, ...STEPS]) {
    const visitor = await playwright.request.newContext({ baseURL: shopUrl() });
    const path = await state.path(visitor);
    const html = await (await visitor.get(path)).text();
    for (const form of formsIn(html).filter(({ method }) => method === 'post')) {
      if (seen.has(form.kind)) continue;
      seen.add(form.kind);
      const cases: [string, [string, string][]][] = [
        ...Object.entries(TYPED).map(([name, text]): [string, [string, string][]] => [
          name,
          filled(form, text),
        ]),
        ['each field twice', form.fields.flatMap((field) => [field, field])],
        ['other types', form.fields.map(([name]) => [`${name}[]`, '{"$gt":""}'])],
      ];
      for (const [name, fields] of cases) {
        const about = `${form.action} on ${state.name} with ${name}`;
        const answer = await send(visitor, form, fields);
        if (![303, 400, 403, 404, 429].includes(answer.status())) faults.push(`${about}: ${answer.status()}`);
        const next = answer.headers().location;
        if (!next?.includes('answer=')) continue;
        const after = await visitor.get(next);
        const body = await after.text();
        if (after.status() !== 200) faults.push(`${about}: ${after.status()} at ${next}`);
        faults.push(...faultsOf(body).map((fault) => `${about}: ${fault}`));
        if (!(name in TYPED)) continue;
        const sent = fields.filter(([field, text]) => form.typed.includes(field) && text !== '');
        faults.push(...lostIn(body, form, sent).map((field) => `${about}: ${field} is lost`));
      }
      const foreign = await send(visitor, form, form.fields, STRANGER);
      if (foreign.status() !== 403)
        faults.push(`${form.action} takes a form of another site: ${foreign.status()}`);
    }
    await visitor.dispose();
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
