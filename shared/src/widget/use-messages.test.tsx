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
  const reportMissingText = jest.fn();
  render(page({ ...fakePlatform(), reportMissingText }));

  expect(screen.getByRole('button', { name: 'To checkout' })).toBeVisible();
  expect(reportMissingText.mock.calls).toEqual([['cart.toCheckout']]);
});

it('reports no key that a widget knows to be open', () => {
  const reportMissingText = jest.fn();
  render(page({ ...fakePlatform({ messages: { 'cart.toCheckout': 'Zur Kasse' } }), reportMissingText }));

  expect(screen.getByText('ohne Hinweis')).toBeVisible();
  expect(reportMissingText).not.toHaveBeenCalled();
});

it('hydrates what the server wrote for a key without a text', async () => {
  const container = document.createElement('div');
  const element = page(fakePlatform());
  container.innerHTML = await renderedHtml(element);
  document.body.append(container);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));

  expect(container).toHaveTextContent('To checkout');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});

it('works in a shell that takes no reports', () => {
  render(page({ ...fakePlatform(), reportMissingText: undefined }));

  expect(screen.getByRole('button', { name: 'To checkout' })).toBeVisible();
});
