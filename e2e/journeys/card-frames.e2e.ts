import { logIn, PASSWORD, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import type { CardFrameServer } from '../card-frame-server';
import { expect, test } from '../journey';
import { hasOwnShop, isAlive } from '../steps';

test.use({ hasCardFrames: true });
test.skip(!hasOwnShop, 'the shop must know the card programme');

const PAGE = '/kundenkarte/';

// axe looks for itself in frames.
test.beforeEach(({ browserConsole }) =>
  browserConsole.allow(/Failed to execute 'postMessage' on 'DOMWindow'/),
);

function known(server: CardFrameServer | undefined): CardFrameServer {
  if (!server) throw new Error('The card programme did not start.');
  server.requests.length = 0;
  return server;
}

test('the form of a card programme on another host is shown in a frame, and only its own messages count', async ({
  cardFrames: server,
  context,
  open,
}) => {
  const programme = known(server);
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await logIn(page, email, PASSWORD);
  await page.waitForURL('**/account/');

  const answer = await page.goto(PAGE);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-src 'self' ${programme.origin};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await isAlive(page, 'customer-card-registration');

  const frame = page.locator('main iframe');
  await expect(
    page.frameLocator('main iframe').getByRole('heading', { name: 'Karte beantragen' }),
  ).toBeVisible();
  await expect(frame).toHaveAttribute('height', '480');
  await expectNoAxeViolations(page);
  // The other host learns the shop, and not the page.
  expect(programme.requests.map(({ referer }) => referer)).toEqual([`${new URL(page.url()).origin}/`]);

  // The page itself, and a window of another origin, are not the frame.
  await page.evaluate(() => {
    window.postMessage({ type: 'customer-card:height', height: 900 }, '*');
    window.postMessage({ type: 'customer-card:done' }, '*');
  });
  await expect(frame).toHaveAttribute('height', '480');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));

  await page.frameLocator('main iframe').getByRole('button', { name: 'Absenden' }).click();
  await page.waitForURL('**/account/kundenkarte/');

  // Other pages allow no frame of the other host.
  for (const path of ['/', '/account/', '/kundenkarte/digital/']) {
    const other = await page.request.get(path);
    expect(other.headers()['content-security-policy']).not.toContain(programme.origin);
  }
});
