import { createBus } from './bus';
import { closeSidebar, lockScroll, openSidebar, setNavigationOverlay } from './page-state';

const busWithLog = () => {
  const bus = createBus({ validate: true });
  const opened: (string | null)[] = [];
  bus.watch('openedSidebarId', (id) => opened.push(id), new AbortController().signal);
  return { bus, opened };
};

describe('slide-ins', () => {
  it('open only if another one, or none, is open', () => {
    const { bus, opened } = busWithLog();
    openSidebar(bus, 'menu');
    openSidebar(bus, 'menu');
    openSidebar(bus, 'storefinder');
    expect(opened).toEqual([null, 'menu', 'storefinder']);
  });

  it('close only if they are the open one', () => {
    const { bus } = busWithLog();
    openSidebar(bus, 'storefinder');
    closeSidebar(bus, 'menu');
    expect(bus.get('openedSidebarId')).toBe('storefinder');
    closeSidebar(bus, 'storefinder');
    expect(bus.get('openedSidebarId')).toBeNull();
  });
});

describe('the scroll lock', () => {
  it('is counted: released only when nobody holds it', () => {
    const { bus } = busWithLog();
    const unlockDialog = lockScroll(bus);
    const unlockMenu = lockScroll(bus);
    unlockDialog();
    expect(bus.get('bodyScrollLockCount')).toBe(1);
    unlockMenu();
    expect(bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('counts a second release of the same lock once', () => {
    const { bus } = busWithLog();
    const unlock = lockScroll(bus);
    lockScroll(bus);
    unlock();
    unlock();
    expect(bus.get('bodyScrollLockCount')).toBe(1);
  });
});

it('the navigation overlay goes on and off', () => {
  const { bus } = busWithLog();
  setNavigationOverlay(bus, true);
  expect(bus.get('isNavigationOverlay')).toBe(true);
  setNavigationOverlay(bus, false);
  expect(bus.get('isNavigationOverlay')).toBe(false);
});
