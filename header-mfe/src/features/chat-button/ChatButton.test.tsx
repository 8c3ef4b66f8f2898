import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages.de.json';
import { chatButton } from './chat-button.widget';
import styles from './ChatButton.module.css';

const chat = { answeredBy: 'people' as const };
const show = (config: object = { chat }) => renderWidget(chatButton, {}, { messages, config });
const button = () => screen.queryByRole('button', { name: 'Chat' });
const boxOf = (element: Element, box: Partial<DOMRect>) => {
  element.getBoundingClientRect = () => ({ left: 0, top: 0, right: 0, bottom: 0, ...box }) as DOMRect;
};

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

it('opens the chat after a press', async () => {
  const { platform, container } = await show();
  const requested = jest.fn();
  platform.bus.set('layers', ['header:chat-requested']);
  platform.bus.on('header:chat-requested', requested, platform.signal);
  await expectNoAxeViolations(container);

  await userEvent.click(button() as HTMLElement);

  expect(requested).toHaveBeenCalledTimes(1);
  act(() => platform.bus.set('openedSidebarId', 'chat-layer'));
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['where the operator has set none', {}],
  ['in the app', { chat, appDevice: 'ios' }],
])('is not there %s', async (_where, config) => {
  const { container } = await show(config);
  expect(container).toBeEmptyDOMElement();
});

it('is not in the HTML of the server', async () => {
  const { platform } = await show();
  expect(renderToStaticMarkup(<chatButton.Root props={{}} data={undefined} platform={platform} />)).toBe('');
});

it('gives way to what has the focus behind it, and comes back', async () => {
  await show();
  const chatBox = button() as HTMLElement;
  boxOf(chatBox, { left: 16, right: 110, top: 740, bottom: 784 });
  const link = document.body.appendChild(document.createElement('button'));
  const other = document.body.appendChild(document.createElement('button'));
  boxOf(link, { left: 16, right: 90, top: 750, bottom: 770 });
  boxOf(other, { left: 300, right: 400, top: 750, bottom: 770 });

  act(() => link.focus());
  await waitFor(() => expect(chatBox).toHaveClass(styles.away as string));
  act(() => other.focus());
  await waitFor(() => expect(chatBox).not.toHaveClass(styles.away as string));
});

it('stays above bars at the lower edge, also those that come without an event', async () => {
  Object.assign(window, { innerHeight: 800 });
  jest.useFakeTimers();
  await show();
  expect(button()).not.toHaveStyle({ marginBottom: '65px' });
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  bar.style.position = 'fixed';
  boxOf(bar, { top: 735, bottom: 800, height: 65 });

  act(() => jest.advanceTimersByTime(1300));
  expect(button()).toHaveStyle({ marginBottom: '65px' });

  bar.remove();
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(100);
  });
  expect(button()).not.toHaveStyle({ marginBottom: '65px' });
});
