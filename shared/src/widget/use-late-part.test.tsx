import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLatePart } from './use-late-part';

interface Part {
  Panel: () => React.JSX.Element;
}
const part: Part = { Panel: () => <p>Inhalt</p> };

function Layer({
  isOpen,
  load,
  onMissing,
}: {
  isOpen: boolean;
  load: () => Promise<Part>;
  onMissing: () => void;
}) {
  const late = useLatePart({ isWanted: isOpen, load, onMissing, opener: 'a[href="/stores/"]' });
  return (
    <>
      <a href="/stores/">Märkte</a>
      <a href="/other/">Anderes</a>
      {late && <late.Panel />}
    </>
  );
}

function setUp(load: () => Promise<Part>) {
  const onMissing = jest.fn();
  const { rerender } = render(<Layer isOpen={false} load={load} onMissing={onMissing} />);
  const open = () => act(async () => rerender(<Layer isOpen load={load} onMissing={onMissing} />));
  return { onMissing, open };
}

it('is loaded when it is wanted, and then shown', async () => {
  const load = jest.fn(() => Promise.resolve(part));
  const { open, onMissing } = setUp(load);
  expect(load).not.toHaveBeenCalled();

  await open();

  expect(screen.getByText('Inhalt')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onMissing).not.toHaveBeenCalled();
});

it('is on its way as soon as somebody points at its opener or focuses it, but not for other links', async () => {
  const load = jest.fn(() => Promise.resolve(part));
  setUp(load);

  fireEvent.pointerOver(screen.getByRole('link', { name: 'Anderes' }));
  expect(load).not.toHaveBeenCalled();

  fireEvent.focusIn(screen.getByRole('link', { name: 'Märkte' }));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Märkte' }));
  await act(async () => {});

  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
});

it('survives one lost file', async () => {
  const load = jest.fn(() => Promise.resolve(part)).mockRejectedValueOnce(new Error('lost'));
  const { open, onMissing } = setUp(load);

  await open();

  expect(screen.getByText('Inhalt')).toBeInTheDocument();
  expect(onMissing).not.toHaveBeenCalled();
});

it('says that it cannot be had, and shows nothing', async () => {
  const { open, onMissing } = setUp(() => Promise.reject(new Error('lost')));

  await open();

  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
});
