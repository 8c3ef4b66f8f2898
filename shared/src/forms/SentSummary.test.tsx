/** @jest-environment node */
import type { Call } from '../contracts/kernel/call';
import type { FormAnswer } from '../contracts/kernel/form-answer';
import messages from '../messages.de.json';
import { fakePlatform } from '../testing/fake-platform';
import { renderedHtml } from '../testing/rendered-html';
import { PlatformProvider } from '../widget/platform';
import { FieldGroup } from './field-labels';
import { FormRadioGroup, FormTextField } from './fields';
import { ServerForm } from './ServerForm';
import { useServerForm } from './use-server-form';

const send: Call<{ form: Record<'city' | 'billingCity' | 'kind' | 'secret', string>; answer: object }> = {
  method: 'POST',
  path: '/club/',
};

function Club({ wrong }: { wrong: readonly string[] }) {
  const lastAnswer: FormAnswer = {
    form: 'club',
    values: {},
    fieldErrors: wrong.map((field) => ({ field, msg: 'forms.required' })),
    globalErrors: [],
  };
  const running = useServerForm({
    call: send,
    initialValues: { city: '', billingCity: '', kind: '', secret: '' },
    lastAnswer,
    onDone: () => undefined,
  });
  return (
    <ServerForm form={running} submit={<button type="submit">Senden</button>}>
      <input type="hidden" name="secret" value="" />
      <FormTextField name="city" label="Ort" />
      <FieldGroup label="Rechnungsadresse">
        <FormTextField name="billingCity" label="Ort" />
      </FieldGroup>
      <FormRadioGroup name="kind" label="Art" options={[{ value: 'A', label: 'Alles' }]} />
    </ServerForm>
  );
}

const show = (...wrong: string[]) =>
  renderedHtml(
    <PlatformProvider platform={fakePlatform({ messages })}>
      <Club wrong={wrong} />
    </PlatformProvider>,
  );

it('names the fields of a post without script above them, links to them and takes the focus', async () => {
  const html = await show('kind', 'billingCity', 'city');

  const links = [...html.matchAll(/<a class="link" href="#([^"]+)">([^<]+)<\/a>/g)];
  expect(links.map(([, , said]) => said)).toEqual([
    'Ort: Bitte füllen Sie dieses Feld aus.',
    'Rechnungsadresse, Ort: Bitte füllen Sie dieses Feld aus.',
    'Art: Bitte füllen Sie dieses Feld aus.',
  ]);
  for (const [, id] of links) expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  expect(html).toMatch(/<form[^>]*><!--\$--><div[^>]*autofocus=""/);
  expect(html).not.toContain('<script');
});

it('has nothing to name where only a hidden field is wrong', async () => {
  const html = await show('secret');

  expect(html).not.toContain('autofocus');
  expect(html).toContain('Senden');
});
