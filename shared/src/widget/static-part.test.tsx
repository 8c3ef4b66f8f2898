import { act, fireEvent, screen } from '@testing-library/react';
import { Component, type ComponentType, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserPart, loadStaticPart, serverPart } from './static-part';

interface LinksProps {
  names: readonly string[];
}

function Links({ names }: LinksProps) {
  const id = useId();
  return (
    <ul aria-labelledby={id}>
      <li id={id}>
        <details>
          <summary>Marken</summary>
        </details>
      </li>
      {names.map((name) => (
        <li key={name}>
          <a href={`/${name}/`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const first = ['eberholt', 'norden'];
const second = ['norden', 'stahl'];

interface PageProps {
  Part: ComponentType<LinksProps>;
  onOpen?: (event: MouseEvent) => void;
}

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  );
}

/** A widget with a part between two fields whose ids come from React. */
function Page({ Part, onOpen }: PageProps) {
  const [names, setNames] = useState(first);
  const [clicks, setClicks] = useState(0);
  return (
    <div onClick={onOpen}>
      <Field label="Davor" />
      <Part names={names} />
      <Field label="Danach" />
      <button type="button" onClick={() => setNames(names === first ? second : first)}>
        Andere
      </button>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks} Klicks
      </button>
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: '' };
  static getDerivedStateFromError = (error: Error) => ({ failed: error.message });
  override render() {
    return this.state.failed ? <p>{this.state.failed}</p> : this.props.children;
  }
}

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

const tagged = (load: () => Promise<ComponentType<LinksProps>>) => browserPart(jest.fn(load));
const arrives = () => tagged(() => Promise.resolve(Links));

async function hydrate(Part: ComponentType<LinksProps>, onOpen?: PageProps['onOpen']) {
  const { renderToString } = await import('react-dom/server');
  const tree = (part: ComponentType<LinksProps>) => (
    <Boundary>
      <Page Part={part} onOpen={onOpen} />
    </Boundary>
  );
  container.innerHTML = renderToString(tree(serverPart(Links)), { identifierPrefix: 'w1' });
  const html = container.innerHTML;
  const root = await act(async () =>
    hydrateRoot(container, tree(Part), {
      identifierPrefix: 'w1',
      onRecoverableError: (error) => complaints.push(error),
      onCaughtError: () => {},
    }),
  );
  return { html, root };
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const showOthers = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Andere' })));

describe('hydration', () => {
  it('keeps the HTML of the server without code, difference or other ids', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType<LinksProps>>(Links));
    const { html } = await hydrate(browserPart(load));

    expect(complaints).toEqual([]);
    expect(container.innerHTML).toBe(html);
    expect(screen.getByRole('textbox', { name: 'Danach' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps it while only other state of the widget changes', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType<LinksProps>>(Links));
    await hydrate(browserPart(load));
    const list = screen.getByRole('list');
    fireEvent.click(screen.getByRole('button', { name: '0 Klicks' }));

    expect(screen.getByRole('button', { name: '1 Klicks' })).toBeVisible();
    expect(screen.getByRole('list')).toBe(list);
    expect(load).not.toHaveBeenCalled();
  });

  it('needs neither code nor mismatch when the props are not sent to the browser', async () => {
    const { renderToString } = await import('react-dom/server');
    const Server = serverPart(Links);
    const Browser = arrives();
    container.innerHTML = renderToString(<Server names={first} />);
    await act(async () =>
      hydrateRoot(container, <Browser {...({} as LinksProps)} />, {
        onRecoverableError: (error) => complaints.push(error),
      }),
    );

    expect(complaints).toEqual([]);
    expect(links()).toEqual(first);
  });

  it('stays when its code is missing and the widget, which loads it, handles the failure', async () => {
    const Part = tagged(() => Promise.reject(new Error('no connection')));
    await hydrate(Part);
    await expect(loadStaticPart(Part)).rejects.toThrow('no connection');
    await showOthers();

    expect(links()).toEqual(first);
    expect(screen.queryByText('no connection')).not.toBeInTheDocument();
  });

  it('passes events of the kept HTML to the handlers of the widget', async () => {
    const opened: unknown[] = [];
    await hydrate(arrives(), (event) => {
      event.preventDefault();
      opened.push((event.target as Element).getAttribute('href'));
    });
    fireEvent.click(screen.getByRole('link', { name: 'norden' }));

    expect(opened).toEqual(['/norden/']);
  });
});

describe('new props', () => {
  it('load the code and replace the HTML', async () => {
    await hydrate(arrives());
    await showOthers();

    expect(links()).toEqual(second);
    expect(container.querySelector('[data-kept]')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('appear at once when the code is loaded already, and ids stay unique', async () => {
    const Part = arrives();
    await hydrate(Part);
    await loadStaticPart(Part);
    await showOthers();
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);

    expect(links()).toEqual(second);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave the old HTML until the code is loaded', async () => {
    let arrive: (part: ComponentType<LinksProps>) => void = () => {};
    await hydrate(tagged(() => new Promise((resolve) => (arrive = resolve))));
    await showOthers();
    expect(links()).toEqual(first);

    await act(async () => arrive(Links));
    expect(links()).toEqual(second);
  });

  it('need no code if the first props return before it is loaded', async () => {
    await hydrate(tagged(() => new Promise(() => {})));
    const list = screen.getByRole('list');
    await showOthers();
    await showOthers();

    expect(screen.getByRole('list')).toBe(list);
  });

  it('move the focus to the same control, without scrolling', async () => {
    await hydrate(arrives());
    screen.getByRole('link', { name: 'norden' }).focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await showOthers();

    expect(screen.getByRole('link', { name: 'norden' })).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('leave sections open that the visitor has opened', async () => {
    await hydrate(arrives());
    container.querySelector('details')!.open = true;
    await showOthers();

    expect(container.querySelector('details')).toHaveAttribute('open');
  });

  it('load failed code again, and fail the widget when that fails as well', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Links)];
    await hydrate(tagged(() => answers.shift()!() as Promise<typeof Links>));
    await showOthers();
    expect(links()).toEqual(second);
  });

  it('fail the widget when the code cannot be loaded', async () => {
    await hydrate(tagged(() => Promise.reject(new Error('offline'))));
    await showOthers();

    expect(container).toHaveTextContent('offline');
  });
});

it('loads the code at once without server HTML', async () => {
  const Part = arrives();
  const root = createRoot(container);
  await act(async () => root.render(<Page Part={Part} />));

  expect(links()).toEqual(first);
  await showOthers();
  expect(links()).toEqual(second);
  await act(async () => root.unmount());
});

it('has nothing to load for a component without wrapper', async () => {
  await expect(loadStaticPart(Links)).resolves.toBeUndefined();
});
