import { attributeOf, elementsIn } from '../html-tree';
import { expect, type ServedPage, test } from '../http-test';
import { SERVED_STATES } from '../page-states';
import { shopUrl } from '../steps';

/** A form as a browser without script sends it when nothing is filled in. */
const sendEmpty = (action: string): Promise<Response> =>
  fetch(shopUrl(action), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(shopUrl()).origin, accept: 'text/html' },
    body: new URLSearchParams(),
  });

const formsIn = ({ document }: ServedPage) =>
  elementsIn(document, 'form').map((form) => ({
    action: attributeOf(form, 'action') ?? '',
    method: attributeOf(form, 'method') ?? 'get',
    /** Reviews of one product have the same form. */
    kind: (attributeOf(form, 'action') ?? '').replace(/\/reviews\/[^/]+\//, '/reviews/…/'),
  }));

test('every form of every page works without script: its address takes it and leads back to a page', async ({
  getPageIn,
}) => {
  const forms = new Map<string, ReturnType<typeof formsIn>[number] & { page: string }>();
  for (const state of SERVED_STATES)
    for (const form of formsIn(await getPageIn(state))) forms.set(form.kind, { ...form, page: state.name });
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
