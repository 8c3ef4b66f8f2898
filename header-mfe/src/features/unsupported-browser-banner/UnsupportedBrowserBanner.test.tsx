import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages.de.json';
import { unsupportedBrowserBanner } from './unsupported-browser-banner.widget';

const OLD = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:60.0) Gecko/20100101 Firefox/60.0';
const NEW = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const visitWith = (userAgent: string) => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return renderWidget(unsupportedBrowserBanner, {}, { messages });
};
const banner = () => screen.queryByRole('region', { name: 'Ihr Browser' });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('is shown to a browser below the minimum', async () => {
  const { container } = await visitWith(OLD);

  expect(banner()).toHaveTextContent('Ihr Browser ist veraltet.');
  await expectNoAxeViolations(container);
});

it('leaves no trace in a browser of today', async () => {
  const { container } = await visitWith(NEW);

  expect(banner()).not.toBeInTheDocument();
  expect(container.textContent).toBe('');
});

it('is gone for the rest of the session once it is closed', async () => {
  const first = await visitWith(OLD);
  await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(banner()).not.toBeInTheDocument();
  first.unmount();

  await visitWith(OLD);

  expect(banner()).not.toBeInTheDocument();
});

it('can be closed where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  await visitWith(OLD);

  await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));

  expect(banner()).not.toBeInTheDocument();
});

it('is not in the HTML of the server', async () => {
  const { platform } = await visitWith(OLD);

  const html = renderToStaticMarkup(
    <unsupportedBrowserBanner.Root props={{}} data={undefined} platform={platform} />,
  );

  expect(html).toBe('<div></div>');
});
