import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import messages from '../messages.de.json';
import { required } from '../rules/form-rules';
import { postalCode } from '../rules/postcodes';
import { text } from '../rules/text';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from '../widget/platform';
import { FormCheckbox, FormSelectField, FormTextField } from './fields';
import { Form } from './Form';
import { fieldMessages, useForm } from './use-form';

const Address = z.object({
  city: text(required),
  postalCode: text(required, postalCode('DE')),
  country: z.string(),
  newsletter: z.boolean(),
});

function AddressForm({ onSubmit }: { onSubmit: (values: z.output<typeof Address>) => void }) {
  const form = useForm<z.output<typeof Address>>({
    schema: () => Promise.resolve(Address),
    initialValues: { city: '', postalCode: '', country: 'DE', newsletter: false },
    onSubmit: (values) => onSubmit(values),
  });
  return (
    <Form form={form}>
      <FormTextField name="city" label="Ort" />
      <FormTextField name="postalCode" label="Postleitzahl" />
      <FormSelectField name="country" label="Land">
        <option value="DE">Deutschland</option>
        <option value="AT">Österreich</option>
      </FormSelectField>
      <FormCheckbox name="newsletter" label="Newsletter" />
      <button type="submit">Absenden</button>
    </Form>
  );
}

function show() {
  const onSubmit = jest.fn();
  render(
    <PlatformProvider platform={fakePlatform({ messages })}>
      <AddressForm onSubmit={onSubmit} />
    </PlatformProvider>,
  );
  return onSubmit;
}

it('says on leaving a field what is wrong, and takes it back as soon as it is right', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Postleitzahl' });

  await userEvent.type(field, '1010');
  expect(field).toBeValid();
  await userEvent.tab();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Bitte geben Sie eine Postleitzahl mit 5 Ziffern ein.'),
  );

  await userEvent.type(field, '7');
  await waitFor(() => expect(field).toBeValid());
});

it('moves to the first mistake instead of submitting', async () => {
  const onSubmit = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Köln');

  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  const field = screen.getByRole('textbox', { name: 'Postleitzahl' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('the scroll to the first mistake', () => {
  const scrolled = jest.fn();
  /** Submits with one mistake, on a device with or without reduced motion. */
  async function submitWrong(isReduced: boolean) {
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
      scrolled(this, options);
    };
    window.matchMedia = ((query: string) => ({
      matches: isReduced && query.includes('reduce'),
    })) as typeof window.matchMedia;
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Köln');
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus());
  }
  afterEach(() => {
    scrolled.mockReset();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('is animated, and stops 15 pixels below the bar of the page, with the label in view', async () => {
    await submitWrong(false);

    const [[box, options]] = scrolled.mock.calls as [[HTMLElement, ScrollIntoViewOptions]];
    expect(options).toEqual({ block: 'nearest', behavior: 'smooth' });
    expect(box.style.scrollMarginTop).toBe('calc(15px - var(--space-8, 15px))');
    expect(box).toContainElement(screen.getByRole('textbox', { name: 'Postleitzahl' }));
    expect(box).toContainElement(screen.getByText('Postleitzahl'));
    expect(box).not.toContainElement(screen.getByRole('textbox', { name: 'Ort' }));
  });

  it('goes to the summary of several mistakes itself', async () => {
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled(this);
    };
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });

    await waitFor(() => expect(scrolled.mock.calls).toEqual([[summary]]));
  });

  it('is not animated for visitors who want less motion', async () => {
    await submitWrong(true);

    expect(scrolled).toHaveBeenCalledWith(expect.any(HTMLElement), { block: 'nearest', behavior: 'auto' });
  });
});

it('lists several mistakes in a summary that takes the focus and links to the fields', async () => {
  const onSubmit = show();

  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links).toHaveLength(2);
  const field = screen.getByRole('textbox', { name: 'Postleitzahl' });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Ort: Bitte füllen Sie dieses Feld aus.',
    'Postleitzahl: Bitte füllen Sie dieses Feld aus.',
  ]);
  expect(links[1]).toHaveAttribute('href', `#${field.id}`);
  await userEvent.click(links[1] as HTMLElement);
  expect(field).toHaveFocus();

  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Köln');
  await userEvent.type(field, '50667');
  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(screen.queryByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).not.toBeInTheDocument();
});

it('follows every keystroke after the first blur', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Postleitzahl' });
  await userEvent.type(field, '5066');
  await userEvent.tab();
  await waitFor(() => expect(field).toBeInvalid());

  await userEvent.type(field, '7');
  await waitFor(() => expect(field).toBeValid());
  await userEvent.type(field, '8');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Bitte geben Sie eine Postleitzahl mit 5 Ziffern ein.'),
  );
});

it('names the field in its message where there is a text for it', () => {
  const schema = z.object({ email: text(required), city: text(required) });
  const texts: Record<string, string> = { 'forms.required': 'Feld?', 'forms.required.email': 'E-Mail?' };

  expect(
    fieldMessages(schema, { email: '', city: '' }, (key, _, otherwise) => texts[key] ?? otherwise ?? key),
  ).toEqual({
    email: 'E-Mail?',
    city: 'Feld?',
  });
});

it('submits what was entered', async () => {
  const onSubmit = show();

  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'Köln');
  await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl' }), '50667');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Österreich');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Newsletter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      city: 'Köln',
      postalCode: '50667',
      country: 'AT',
      newsletter: true,
    }),
  );
});

it('keys messages by the path of the field', () => {
  const schema = z.object({ address: z.object({ city: text(required) }) });

  expect(fieldMessages(schema, { address: { city: '' } }, (key, _, otherwise) => otherwise ?? key)).toEqual({
    'address.city': 'forms.required',
  });
});
