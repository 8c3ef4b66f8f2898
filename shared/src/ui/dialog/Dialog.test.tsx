import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from '../../testing/axe';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filter"
        closeLabel="Schließen"
        root={document.body}
      >
        <a href="/c/schrauben/">Schrauben</a>
        <Button onClick={() => setInnerOpen(true)}>Hilfe</Button>
        <Dialog
          isOpen={isInnerOpen}
          onClose={() => setInnerOpen(false)}
          title="Was die Filter bedeuten"
          closeLabel="Hilfe schließen"
          root={document.body}
        >
          Text
        </Dialog>
      </Dialog>
    </>
  );
}

async function anOpenDialog() {
  render(<Page />);
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
      <Dialog isOpen onClose={close} title="Bestellung" closeLabel="Schließen" root={document.body}>
        {isDone ? <p>Bestellt</p> : <Button onClick={() => setDone(true)}>Bestellen</Button>}
      </Dialog>
    );
  }
  render(<Order />);
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
    <Dialog isOpen onClose={() => undefined} title="Filter" closeLabel="Schließen" root={null}>
      Text
    </Dialog>,
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
        <Dialog isOpen={isOpen} onClose={close} title="Suche" closeLabel="Schließen" root={document.body}>
          <Field />
        </Dialog>
      </>
    );
  }
  render(<SearchPage />);
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
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Filter"
          closeLabel="Schließen"
          root={layers}
        >
          Text
        </Dialog>
      </>
    );
  }
  render(<Widget />, { container: place });
  const opener = within(place).getByRole('button');
  await userEvent.click(opener);
  const dialog = within(layers).getByRole('dialog');
  expect((layers.getRootNode() as ShadowRoot).activeElement).toBe(dialog);

  fireEvent.keyDown(dialog, { key: 'Escape' });

  expect(within(layers).queryByRole('dialog')).not.toBeInTheDocument();
  expect((place.getRootNode() as ShadowRoot).activeElement).toBe(opener);
});
