import { findInPage, focusedElement, originOf } from './page-tree';

function aPage() {
  document.body.innerHTML = '<p><a href="/">Start</a></p><div data-isolated></div>';
  const tree = document.querySelector('[data-isolated]')!.attachShadow({ mode: 'open' });
  tree.innerHTML = '<button><b>Kaufen</b></button><div></div>';
  const inner = tree.querySelector('div')!.attachShadow({ mode: 'open' });
  inner.innerHTML = '<input />';
  return { tree, button: tree.querySelector('button')!, field: inner.querySelector('input')! };
}

it('finds what has the focus, however deep', () => {
  const { button, field } = aPage();
  expect(focusedElement()).toBeNull();
  document.querySelector('a')!.focus();
  expect(focusedElement()).toBe(document.querySelector('a'));
  button.focus();
  expect(focusedElement()).toBe(button);
  field.focus();
  expect(focusedElement()).toBe(field);
});

it('tells where an event began that the document hears', () => {
  const { tree } = aPage();
  const heard: (Element | null)[] = [];
  const hear = (event: Event) => heard.push(originOf(event));
  document.addEventListener('click', hear);
  tree.querySelector('b')!.click();
  document.removeEventListener('click', hear);
  expect(heard).toEqual([tree.querySelector('b')]);
});

it('finds elements of the page and of its isolated widgets', () => {
  const { button } = aPage();
  expect(findInPage('a, button')).toEqual([document.querySelector('a'), button]);
});
