import { sendToApp } from './send-to-app';

afterEach(() => {
  delete window.fachwerkApp;
});

it('sends a message of a method and a payload', () => {
  const postMessage = jest.fn();
  window.fachwerkApp = { postMessage, addEventListener: jest.fn(), removeEventListener: jest.fn() };

  sendToApp('mailChange', { state: 'requested' });
  sendToApp('passwordChange', {});

  expect(postMessage.mock.calls).toEqual([
    ['{"method":"mailChange","payload":{"state":"requested"}}'],
    ['{"method":"passwordChange","payload":{}}'],
  ]);
});

it('does nothing in a browser', () => {
  expect(() => sendToApp('passwordChange', {})).not.toThrow();
});
