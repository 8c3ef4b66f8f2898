import { logMissingTexts } from './log-missing-texts';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => logged.mockRestore());

const cart = { widget: 'cart-page', mfe: 'cart', version: '1.4.0-a' };
const banner = { widget: 'banner', mfe: 'content', version: '2.0.0-b' };

it('reports a key without a text once per page, however often it is rendered', () => {
  const missingText = jest.fn();
  const report = logMissingTexts({ missingText });
  for (let turn = 0; turn < 3; turn += 1) report('cart.next', cart);
  report('cart.next', banner);
  report('banner.title', banner);

  expect(missingText.mock.calls).toEqual([
    [cart, 'cart.next'],
    [banner, 'banner.title'],
  ]);
  expect(logged.mock.calls).toEqual([
    ["Widget 'cart-page' (cart 1.4.0-a) has no text for 'cart.next'."],
    ["Widget 'banner' (content 2.0.0-b) has no text for 'banner.title'."],
  ]);
});

it('writes to the console where no reports are sent', () => {
  logMissingTexts(undefined)('cart.next', cart);

  expect(logged).toHaveBeenCalledTimes(1);
});
