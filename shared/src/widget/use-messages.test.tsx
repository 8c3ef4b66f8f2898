import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fakePlatform } from '../testing/fake-platform';
import { renderedHtml } from '../testing/rendered-html';
import { useMessages } from './messages';
import { type Platform, PlatformProvider } from './platform';

function Shown() {
  const text = useMessages();
  return (
    <>
      <button>{text('cart.toCheckout')}</button>
      <p>{text('cart.note.NEW', {}, 'ohne Hinweis')}</p>
    </>
  );
}
const page = (platform: Platform) => (
  <PlatformProvider platform={platform}>
    <Shown />
  </PlatformProvider>
);

it('shows words for a key without a text and reports the key', () => {
  const platform = fakePlatform();
  render(page(platform));

  expect(screen.getByRole('button', { name: 'To checkout' })).toBeVisible();
  expect(platform.missingTexts).toEqual(['cart.toCheckout']);
});

it('reports no key that a widget knows to be open', () => {
  const platform = fakePlatform({ messages: { 'cart.toCheckout': 'Zur Kasse' } });
  render(page(platform));

  expect(screen.getByText('ohne Hinweis')).toBeVisible();
  expect(platform.missingTexts).toEqual([]);
});

it('hydrates what the server wrote for a key without a text', async () => {
  const container = document.createElement('div');
  const element = page(fakePlatform());
  container.innerHTML = await renderedHtml(element);
  document.body.append(container);
  const onRecoverableError = jest.fn();
  // Server and browser render in one process only here.
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));

  expect(container).toHaveTextContent('To checkout');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
  logged.mockRestore();
});

it('shows the key in a shell that knows no words for it', () => {
  render(page({ ...fakePlatform(), missingText: undefined }));

  expect(screen.getByRole('button', { name: 'cart.toCheckout' })).toBeVisible();
});
