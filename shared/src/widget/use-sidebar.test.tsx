import { act, render, screen } from '@testing-library/react';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from './platform';
import { useSidebar } from './use-sidebar';

function Sheet({ id }: { id: string }) {
  const { isOpen, open, close } = useSidebar(id);
  return (
    <button type="button" aria-expanded={isOpen} onClick={isOpen ? close : open}>
      {id}
    </button>
  );
}

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

function show() {
  const platform = fakePlatform();
  const view = render(
    <PlatformProvider platform={platform}>
      <Sheet id="menu" />
      <Sheet id="filter" />
    </PlatformProvider>,
  );
  return { bus: platform.bus, ...view };
}

it('is open alone', async () => {
  const { bus } = show();

  await press('menu');
  await press('filter');
  expect([isOpen('menu'), isOpen('filter')]).toEqual([false, true]);

  await press('filter');
  expect(bus.get('openedSidebarId')).toBeNull();
});

it.each(['the page is left', 'the widget ends'])('is closed when %s', async (end) => {
  const { bus, unmount } = show();
  await press('menu');

  if (end === 'the widget ends') unmount();
  else await act(async () => window.dispatchEvent(new Event('pagehide')));

  expect(bus.get('openedSidebarId')).toBeNull();
});
