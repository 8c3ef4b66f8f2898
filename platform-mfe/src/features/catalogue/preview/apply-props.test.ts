import { applyProps } from './apply-props';

function frame(html: string): { inside: Document; element: () => HTMLElement | null } {
  const inside = document.implementation.createHTMLDocument();
  inside.body.innerHTML = html;
  return { inside, element: () => inside.querySelector('[data-widget]') };
}

it('changes the props of a widget that lives, in its place', () => {
  const { inside, element } = frame(
    `<div id="w1" data-widget="a" data-props='{"x":1}' data-widget-state="mounted"><p>da</p></div>`,
  );
  const before = element();

  applyProps(inside, 'a', { x: 2 });

  expect(element()).toBe(before);
  expect(element()?.dataset.props).toBe('{"x":2}');
  expect(element()?.textContent).toBe('da');
});

it.each(['', 'data-widget-state="resolved"', 'data-widget-state="failed"'])(
  'puts a widget that does not live there anew, without the HTML of the server: %p',
  (state) => {
    const { inside, element } = frame(
      `<div id="w1" class="c" data-widget="a" data-props='{"x":1}' ${state}><p>vom Server</p></div>`,
    );
    const before = element();

    applyProps(inside, 'a', { x: 2 });

    expect(element()).not.toBe(before);
    expect(element()).toMatchObject({ id: 'w1', className: 'c' });
    expect(element()?.dataset).toMatchObject({ widget: 'a', props: '{"x":2}' });
    expect(element()?.dataset.widgetState).toBeUndefined();
    expect(element()?.innerHTML).toBe('');
  },
);

it('leaves what shows these props already, in whatever order', () => {
  const { inside, element } = frame(`<div data-widget="a" data-props='{"x":1,"y":2}'><p>da</p></div>`);

  applyProps(inside, 'a', { y: 2, x: 1 });

  expect(element()?.textContent).toBe('da');
});

it('touches no other widget and no page without it', () => {
  const { inside, element } = frame(`<div data-widget="b" data-props='{"x":1}'></div>`);

  applyProps(inside, 'a', { x: 2 });

  expect(element()?.dataset.props).toBe('{"x":1}');
});
