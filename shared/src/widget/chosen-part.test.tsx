import { act, screen } from '@testing-library/react';
import { type ComponentType, startTransition, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { chosenPart, loadParts, namesOfParts } from './chosen-part';

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  );
}
function Page({ Part }: { Part: ComponentType<{ label: string }> }) {
  return (
    <>
      <Field label="Davor" />
      <Part label="Im Teil" />
      <Field label="Danach" />
    </>
  );
}
type Loading = () => Promise<ComponentType<{ label: string }>>;

let container: HTMLElement;
const complaints: unknown[] = [];
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  jest.restoreAllMocks();
  container.remove();
});

async function hydrate(Part: ComponentType<{ label: string }>) {
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(<Page Part={Field} />, { identifierPrefix: 'w1' });
  const html = container.innerHTML;
  await act(async () =>
    startTransition(() => {
      hydrateRoot(container, <Page Part={Part} />, {
        identifierPrefix: 'w1',
        onRecoverableError: (error) => complaints.push(error),
      });
    }),
  );
  return html;
}
const reactHas = (label: string) =>
  Object.keys(screen.getByRole('textbox', { name: label })).some((key) => key.startsWith('__react'));

it('a part that was loaded before hydrates at once, with the ids of the server', async () => {
  const load = jest.fn<ReturnType<Loading>, []>(() => Promise.resolve(Field));
  const Part = chosenPart('Field', load);
  await loadParts({ chosenParts: () => [Part] }, {});
  const html = await hydrate(Part);

  expect(reactHas('Im Teil')).toBe(true);
  expect(container.innerHTML).toBe(html);
  expect(complaints).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a shell that loads no parts keeps the HTML of the server until the code is there', async () => {
  let arrive: (part: ComponentType<{ label: string }>) => void = () => {};
  const html = await hydrate(chosenPart('Field', () => new Promise((resolve) => (arrive = resolve))));
  expect(container.innerHTML).toBe(html);
  expect(reactHas('Im Teil')).toBe(false);

  await act(async () => arrive(Field));
  expect(reactHas('Im Teil')).toBe(true);
  expect(container.innerHTML).toBe(html);
  expect(complaints).toEqual([]);
});

it('is loaded once, and again after a failure only', async () => {
  const load = jest
    .fn<ReturnType<Loading>, []>(() => Promise.resolve(Field))
    .mockRejectedValueOnce(new Error('no connection'));
  const Part = chosenPart('Field', load);
  const widget = { chosenParts: () => [Part] };

  await expect(loadParts(widget, {})).rejects.toThrow('no connection');
  await Promise.all([loadParts(widget, {}), loadParts(widget, {})]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('the props choose: other parts are neither named nor loaded', async () => {
  const loads = {
    Orders: jest.fn(() => Promise.resolve(Field)),
    Data: jest.fn(() => Promise.resolve(Field)),
  };
  const parts = { orders: chosenPart('Orders', loads.Orders), data: chosenPart('Data', loads.Data) };
  const widget = { chosenParts: ({ tab }: { tab: keyof typeof parts }) => [parts[tab]] };
  await loadParts(widget, { tab: 'orders' });

  expect(namesOfParts(widget, { tab: 'orders' })).toEqual(['Orders']);
  expect(loads.Orders).toHaveBeenCalledTimes(1);
  expect(loads.Data).not.toHaveBeenCalled();
});

it('a component that no build has wrapped needs nothing', async () => {
  const widget = { chosenParts: () => [Field] };
  await expect(loadParts(widget, {})).resolves.toBeUndefined();
  expect(namesOfParts(widget, {})).toEqual([]);
  expect(namesOfParts({}, {})).toEqual([]);
});
