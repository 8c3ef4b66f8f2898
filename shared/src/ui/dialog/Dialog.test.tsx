import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from '../../testing/axe';
import { fakePlatform } from '../../testing/fake-platform';
import { type Platform, PlatformProvider } from '../../widget/platform';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const onPlatform = (element: ReactElement, platform: Platform = fakePlatform()) => (
  <PlatformProvider platform={platform}>{element}</PlatformProvider>
);

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filter" closeLabel="Schließen">
        <a href="/c/schrauben/">Schrauben</a>
        <Button onClick={() => setInnerOpen(true)}>Hilfe</Button>
        <Dialog
          isOpen={isInnerOpen}
          onClose={() => setInnerOpen(false)}
          title="Was die Filter bedeuten"
          closeLabel="Hilfe schließen"
        >
          Text
        </Dialog>
      </Dialog>
    </>
  );
}

async function anOpenDialog(platform?: Platform) {
  render(onPlatform(<Page />, platform));
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  return screen.getByRole('dialog', { name: 'Filter' });
}

it('takes the focus, is named and accessible', async () => {
  const dialog = await anOpenDialog();

  expect(dialog).toHaveFocus();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expectNoAxeViolations(document.body);
});

it('keeps the focus inside in both directions', async () => {
  await anOpenDialog();
  const close = screen.getByRole('button', { name: 'Schließen' });
  const help = screen.getByRole('button', { name: 'Hilfe' });

  await userEvent.tab({ shift: true });
  expect(help).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
])('closes by %s and gives the focus back', async (_how, close) => {
  await anOpenDialog();

  await close();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

it('keeps the focus when the element that has it is replaced', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  function Order() {
    const [isDone, setDone] = useState(false);
    return (
      <Dialog isOpen onClose={close} title="Bestellung" closeLabel="Schließen">
        {isDone ? <p>Bestellt</p> : <Button onClick={() => setDone(true)}>Bestellen</Button>}
      </Dialog>
    );
  }
  render(onPlatform(<Order />));
  await user.click(screen.getByRole('button', { name: 'Bestellen' }));

  expect(screen.getByText('Bestellt')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

it('closes only the topmost layer on Escape', async () => {
  await anOpenDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Hilfe' }));
  expect(screen.getByRole('dialog', { name: 'Was die Filter bedeuten' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog', { name: 'Was die Filter bedeuten' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hilfe' })).toHaveFocus();
});

it('writes nothing on the server', () => {
  const html = renderToString(
    onPlatform(
      <Dialog isOpen onClose={() => undefined} title="Filter" closeLabel="Schließen">
        Text
      </Dialog>,
      { ...fakePlatform(), root: null },
    ),
  );

  expect(html).toBe('');
});

it('gives the focus back although its content has taken the focus at once', async () => {
  function Field() {
    const ref = useRef<HTMLInputElement>(null);
    useEffect(() => ref.current?.focus(), []);
    return <input ref={ref} aria-label="Suche" />;
  }
  function SearchPage() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Suchen</Button>
        <Dialog isOpen={isOpen} onClose={close} title="Suche" closeLabel="Schließen">
          <Field />
        </Dialog>
      </>
    );
  }
  render(onPlatform(<SearchPage />));
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(screen.getByRole('textbox', { name: 'Suche' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Suchen' })).toHaveFocus();
});

it('gives the focus back into another shadow root', async () => {
  const treeOf = () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    return root.appendChild(document.createElement('div'));
  };
  const place = treeOf();
  const layers = treeOf();
  function Widget() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Öffnen</button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filter" closeLabel="Schließen">
          Text
        </Dialog>
      </>
    );
  }
  render(onPlatform(<Widget />, { ...fakePlatform(), root: layers }), { container: place });
  const opener = within(place).getByRole('button');
  await userEvent.click(opener);
  const dialog = within(layers).getByRole('dialog');
  expect((layers.getRootNode() as ShadowRoot).activeElement).toBe(dialog);

  fireEvent.keyDown(dialog, { key: 'Escape' });

  expect(within(layers).queryByRole('dialog')).not.toBeInTheDocument();
  expect((place.getRootNode() as ShadowRoot).activeElement).toBe(opener);
});

describe('the page behind', () => {
  const locks = (platform: Platform) => platform.bus.get('bodyScrollLockCount');

  it('does not scroll until the last of nested dialogs is closed', async () => {
    const platform = fakePlatform();
    await anOpenDialog(platform);
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe' }));
    expect(locks(platform)).toBe(2);

    await userEvent.keyboard('{Escape}');
    expect(locks(platform)).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(locks(platform)).toBe(0);
  });

  it('scrolls again when the visitor comes back to it: the dialog closes when the page is left', async () => {
    const platform = fakePlatform();
    await anOpenDialog(platform);

    fireEvent(window, new Event('pagehide'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(locks(platform)).toBe(0);
  });

  it('scrolls again when the widget of the dialog crashes or ends', async () => {
    const platform = fakePlatform();
    jest.spyOn(console, 'error').mockImplementation();
    const dialog = (content: ReactNode) =>
      onPlatform(
        <Boundary>
          <Dialog isOpen onClose={() => undefined} title="Filter" closeLabel="Schließen">
            {content}
          </Dialog>
        </Boundary>,
        platform,
      );
    const first = render(dialog('Text'));
    const second = render(dialog('Text'));
    expect(locks(platform)).toBe(2);

    first.rerender(dialog(<Broken />));
    expect(locks(platform)).toBe(1);
    second.unmount();
    expect(locks(platform)).toBe(0);
  });
});

function Broken(): ReactNode {
  throw new Error('broken');
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? null : this.props.children);
}
