import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../testing/test-data';
import { pictureLayer } from './picture-layer.widget';

const IMAGES = ['front', 'side', 'box'].map((name) => ({
  src: `/images/${name}.svg`,
  alt: `Hammer: ${name}`,
}));

async function openLayer(index = 0, images = IMAGES) {
  const { platform } = await renderWidget(pictureLayer, {}, { messages });
  const request = { name: 'Schlosserhammer', images, index };
  await act(async () => platform.bus.publish('search:picture-requested', request));
  const dialog = screen.getByRole('dialog', { name: 'Schlosserhammer' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { dialog, button, user: userEvent.setup() };
}
const shown = () => screen.getByRole('status').textContent;
const picture = (name: string) => screen.getByRole('img', { name: `Hammer: ${name}` });
/** Width in relation to the place. */
const widthOf = (name: string) => picture(name).closest<HTMLElement>('[style]')?.style.width;

it('shows the pressed picture large, and no other one to a screen reader', async () => {
  const { dialog } = await openLayer(1);

  expect(shown()).toBe('Bild 2 von 3');
  expect(within(dialog).getAllByRole('img')).toEqual([picture('side')]);
  await expectNoAxeViolations(document.body);
});

it('turns the pictures by buttons and by the arrow keys, and stops at the ends', async () => {
  const { button, user } = await openLayer();
  expect(button('Vorheriges Bild')).toHaveAttribute('aria-disabled', 'true');

  await user.click(button('Nächstes Bild'));
  expect(shown()).toBe('Bild 2 von 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('Bild 3 von 3');
  expect(button('Nächstes Bild')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowLeft}');

  expect(shown()).toBe('Bild 2 von 3');
});

it('takes the arrow keys at once, without a press of Tab', async () => {
  const { user } = await openLayer();

  await user.keyboard('{ArrowRight}');

  expect(shown()).toBe('Bild 2 von 3');
});

it('enlarges in two steps by buttons and by plus and minus', async () => {
  const { button, user } = await openLayer();
  expect(widthOf('front')).toBe('100%');
  expect(button('Verkleinern')).toHaveAttribute('aria-disabled', 'true');

  await user.click(button('Vergrößern'));
  expect(widthOf('front')).toBe('200%');
  await user.keyboard('++');
  expect(widthOf('front')).toBe('300%');
  expect(button('Vergrößern')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('---');

  expect(widthOf('front')).toBe('100%');
});

it('moves an enlarged picture by the arrow keys instead of turning', async () => {
  const { user } = await openLayer();
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  await user.keyboard('+{ArrowRight}{ArrowDown}');

  expect(shown()).toBe('Bild 1 von 3');
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('keeps to the chosen picture while the row still passes others', async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 400, configurable: true });
  HTMLElement.prototype.scrollTo = () => undefined;
  const { user } = await openLayer(2);
  const row = screen.getByRole('list');
  const passes = (scrollLeft: number) => fireEvent.scroll(row, { target: { scrollLeft } });

  await user.keyboard('{ArrowLeft}');
  passes(780);
  expect(shown()).toBe('Bild 2 von 3');
  await user.keyboard('+');
  passes(700);
  passes(400);
  expect(widthOf('side')).toBe('200%');

  // A swipe that begins before the row has arrived.
  await user.keyboard('-{ArrowLeft}');
  fireEvent.pointerDown(row);
  passes(800);
  expect(shown()).toBe('Bild 3 von 3');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

it('enlarges by a click and shows the whole picture by the next one; a drag is no click', async () => {
  await openLayer();
  const front = picture('front');
  // jsdom has no pointer events.
  const point = (type: string, clientX: number) =>
    fireEvent(
      front,
      Object.assign(new MouseEvent(type, { bubbles: true, buttons: 1, clientX }), { pointerType: 'mouse' }),
    );
  const press = (end: number) => {
    point('pointerdown', 100);
    point('pointermove', end);
    fireEvent.click(front);
  };

  press(101);
  expect(widthOf('front')).toBe('200%');
  press(160);
  expect(widthOf('front')).toBe('200%');
  press(100);

  expect(widthOf('front')).toBe('100%');
});

it('shows the next picture whole', async () => {
  const { button, user } = await openLayer();
  await user.keyboard('+');

  await user.click(button('Nächstes Bild'));

  expect(widthOf('side')).toBe('100%');
});

it('shows a picture whole again after turning away and back', async () => {
  const { button, user } = await openLayer();
  await user.keyboard('+');
  expect(widthOf('front')).toBe('200%');

  await user.click(button('Nächstes Bild'));
  await user.click(button('Vorheriges Bild'));

  expect(shown()).toBe('Bild 1 von 3');
  expect(widthOf('front')).toBe('100%');
});

it('has no buttons to turn a single picture', async () => {
  const { dialog } = await openLayer(0, IMAGES.slice(0, 1));

  expect(within(dialog).queryByRole('button', { name: 'Nächstes Bild' })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Vergrößern' })).toBeVisible();
});

it('closes by Escape', async () => {
  const { user } = await openLayer();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
