import { createBus } from '@fachwerk/shared/bus';
import { fakePlatform } from '@fachwerk/shared/testing';
import { startAppBridge } from './app-bridge';
import { offerAppBridge } from './offer-app-bridge';

jest.mock('./app-bridge', () => ({ startAppBridge: jest.fn() }));

const parts = () => ({
  bus: createBus({ validate: true }),
  past: [],
  refreshVisitor: jest.fn(),
  signal: new AbortController().signal,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const { config } = fakePlatform();

it('starts in the app only, with the type of the page', async () => {
  offerAppBridge({ config, isOwnPage: true }, parts());
  offerAppBridge({ config: { ...config, appDevice: 'ios' }, isOwnPage: false }, parts());
  offerAppBridge({ config: undefined, isOwnPage: true }, parts());
  await settle();
  expect(startAppBridge).not.toHaveBeenCalled();

  offerAppBridge({ config: { ...config, appDevice: 'ios', pageType: 'PL' }, isOwnPage: true }, parts());
  await settle();
  expect(startAppBridge).toHaveBeenCalledWith(expect.objectContaining({ pageType: 'PL' }));
});
