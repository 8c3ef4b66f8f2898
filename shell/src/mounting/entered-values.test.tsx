import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { enteredValues } from './entered-values';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const changes: string[] = [];

/** Controlled fields of every kind, an uncontrolled one, and a hidden one. */
function Fields() {
  const [values, setValues] = useState({ text: 'server', area: '', check: false, radio: 'a', choice: 'x' });
  const set = (name: keyof typeof values, value: string | boolean) => {
    changes.push(`${name} ${value}`);
    setValues((old) => ({ ...old, [name]: value }));
  };
  return (
    <form>
      <input id="text" value={values.text} onChange={({ target }) => set('text', target.value)} />
      <textarea id="area" value={values.area} onChange={({ target }) => set('area', target.value)} />
      <input
        id="check"
        type="checkbox"
        checked={values.check}
        onChange={({ target }) => set('check', target.checked)}
      />
      {['a', 'b'].map((one) => (
        <input
          key={one}
          id={one}
          type="radio"
          name="radio"
          checked={values.radio === one}
          onChange={() => set('radio', one)}
        />
      ))}
      <select id="choice" value={values.choice} onChange={({ target }) => set('choice', target.value)}>
        <option>x</option>
        <option>y</option>
      </select>
      <input id="free" defaultValue="" />
      <input type="hidden" value={JSON.stringify(values)} />
    </form>
  );
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const state = () =>
  JSON.parse(document.querySelector<HTMLInputElement>('[type=hidden]')?.value ?? '') as object;

async function hydrateAfter(enter: () => void) {
  changes.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Fields />)}</div>`;
  enter();
  const root = document.getElementById('root') as HTMLElement;
  const enterAgain = enteredValues(root);
  await act(() => {
    hydrateRoot(root, <Fields />);
  });
  act(enterAgain);
}

it('controlled fields keep what was typed and chosen before the hydration', async () => {
  await hydrateAfter(() => {
    field('text').value = 'visitor';
    field('area').value = 'more';
    field('check').checked = true;
    field('b').checked = true;
    field('choice').value = 'y';
    field('free').value = 'own';
  });
  expect(state()).toEqual({ text: 'visitor', area: 'more', check: true, radio: 'b', choice: 'y' });
  expect(field('text')).toHaveValue('visitor');
  expect(field('check')).toBeChecked();
  expect(field('b')).toBeChecked();
  expect(field('choice')).toHaveValue('y');
  expect(field('free')).toHaveValue('own');
});

it('the cursor stays where it was', async () => {
  await hydrateAfter(() => {
    field('text').value = 'visitor';
    field('text').focus();
    field('text').setSelectionRange(2, 4);
  });
  expect([field('text').selectionStart, field('text').selectionEnd]).toEqual([2, 4]);
  expect(field('text')).toHaveFocus();
});

it('untouched fields cause no change', async () => {
  await hydrateAfter(() => {});
  expect(changes).toEqual([]);
});
