import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { VisitorText } from './VisitorText';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Shortcut = ({ name }: { name?: string }) => (
  <p>
    <VisitorText early="Mein Konto, {name}">{name ? `Mein Konto, ${name}` : 'Mein Konto'}</VisitorText>
    <VisitorText early="{cartBadge}">{''}</VisitorText>
  </p>
);

function serve() {
  document.body.innerHTML = `<div>${renderToString(<Shortcut />)}</div>`;
  const [label, badge] = Array.from(document.querySelectorAll<HTMLElement>('[data-visitor]'));
  return { root: document.body.firstElementChild as HTMLElement, label, badge };
}

it('is in server HTML with its text for everybody and the text to fill', () => {
  const { root } = serve();
  expect(root.innerHTML).toBe(
    '<p><span data-visitor="Mein Konto, {name}">Mein Konto</span><span data-visitor="{cartBadge}"></span></p>',
  );
});

it('is hydrated without a mismatch after the shell has filled it, and shows what React knows', async () => {
  const { root, label, badge } = serve();
  if (label) label.textContent = 'Mein Konto, Ada';
  if (badge) badge.textContent = '3';
  const onRecoverableError = jest.fn();
  const onConsole = jest.spyOn(console, 'error');
  const react = await act(() => hydrateRoot(root, <Shortcut />, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onConsole).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe('<p><span>Mein Konto</span><span></span></p>');
  await act(() => react.render(<Shortcut name="Eva" />));
  expect(root).toHaveTextContent('Mein Konto, Eva');
});
