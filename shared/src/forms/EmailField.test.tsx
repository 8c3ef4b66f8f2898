import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages.de.json';
import { expectNoAxeViolations } from '../testing/axe';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from '../widget/platform';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { useForm } from './use-form';

function Newsletter({ onSubmit }: { onSubmit: (values: { email: string }) => void }) {
  const form = useForm({ initialValues: { email: '' }, onSubmit: (values) => onSubmit(values) });
  return (
    <Form form={form}>
      <EmailField autoComplete="email" />
      <button type="submit">Absenden</button>
    </Form>
  );
}

function show() {
  const onSubmit = jest.fn();
  render(
    <PlatformProvider platform={fakePlatform({ messages })}>
      <Newsletter onSubmit={onSubmit} />
    </PlatformProvider>,
  );
  return { onSubmit, field: screen.getByRole('textbox', { name: 'E-Mail-Adresse' }) };
}

/** Assistive technology announces its changes. */
const question = () => document.querySelector('[aria-live="polite"]');

describe('an address with a misspelled domain', () => {
  it('is questioned on leaving the field, announced, and corrected by the keyboard', async () => {
    const { field } = show();
    expect(question()).toBeEmptyDOMElement();

    await userEvent.type(field, 'anna@gmial.com');
    expect(question()).toBeEmptyDOMElement();
    await userEvent.tab();
    await waitFor(() => expect(question()).toHaveTextContent('Meinten Sie anna@gmail.com?'));
    expect(field).toBeValid();
    await expectNoAxeViolations(document.body);

    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'anna@gmail.com' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('anna@gmail.com');
    expect(field).toHaveFocus();
    expect(question()).toBeEmptyDOMElement();
  });

  it('is accepted as it is', async () => {
    const { field, onSubmit } = show();
    await userEvent.type(field, 'anna@gmial.com');
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@gmial.com' });
  });

  it('is questioned no more after another input', async () => {
    const { field } = show();
    await userEvent.type(field, 'anna@gmial.com');
    await userEvent.tab();
    await screen.findByText(/Meinten Sie/);
    await userEvent.type(field, 'x');
    expect(question()).toBeEmptyDOMElement();
  });
});
