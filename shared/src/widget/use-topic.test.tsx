import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { createBus } from '../bus/bus';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from './platform';
import { useBusEvent } from './use-bus-event';
import { useTopic } from './use-topic';

const Badge = () => <output>{String(useTopic('cartCount'))}</output>;

function Listener({ onCount }: { onCount: (count: number) => void }) {
  useBusEvent('cart:changed', ({ itemCount }) => onCount(itemCount));
  return null;
}

it('shows the current value and follows it', () => {
  const platform = fakePlatform();
  platform.bus.set('cartCount', 2);
  render(
    <PlatformProvider platform={platform}>
      <Badge />
    </PlatformProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2');
  act(() => platform.bus.set('cartCount', 3));
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

it('renders the initial value on the server, whatever the bus says', () => {
  const bus = createBus();
  bus.set('cartCount', 9);
  const html = renderToString(
    <PlatformProvider platform={fakePlatform({ bus })}>
      <Badge />
    </PlatformProvider>,
  );
  expect(html).toBe('<output>null</output>');
});

it('hears events with its newest function while it is mounted', () => {
  const platform = fakePlatform();
  const first = jest.fn();
  const second = jest.fn();
  const view = (onCount: (count: number) => void) => (
    <PlatformProvider platform={platform}>
      <Listener onCount={onCount} />
    </PlatformProvider>
  );
  const { rerender, unmount } = render(view(first));
  rerender(view(second));
  platform.bus.publish('cart:changed', { itemCount: 5 });
  unmount();
  platform.bus.publish('cart:changed', { itemCount: 6 });
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[5]]);
});
