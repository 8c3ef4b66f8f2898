import { readShellScript } from './shell-script';

const run = (html: string, current?: string) => {
  document.head.innerHTML = html;
  const script = current === undefined ? null : document.querySelector(current);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  return readShellScript();
};
afterEach(() => {
  document.head.innerHTML = '';
});

it('reads the tag that is running', () => {
  const html =
    '<script src="https://shop.example/shell/shell.js" data-isolate data-telemetry="off"></script><script src="https://other.example/shell/shell.js"></script>';
  expect(run(html, 'script')).toEqual({
    origin: 'https://shop.example',
    isIsolated: true,
    inheritsType: false,
    hasTelemetry: false,
  });
  expect(run(html, 'script:last-child')).toEqual({
    origin: 'https://other.example',
    isIsolated: false,
    inheritsType: false,
    hasTelemetry: true,
  });
});

it.each(['/shell/shell.js', '/shell/shell.js?v=2', '/shell/0.1.0-3f9a2c1/shell.js'])(
  'finds its tag by the address %s where the browser does not name it',
  (path) => {
    const html = `<script src="https://cdn.example/jquery.js"></script><script type="module" src="https://shop.example${path}" data-isolate></script>`;
    expect(run(html)).toMatchObject({ origin: 'https://shop.example', isIsolated: true });
  },
);

it('reads that widgets take the type of the page', () => {
  expect(run('<script src="/shell/shell.js" data-inherit-type></script>')).toMatchObject({
    inheritsType: true,
  });
});

it('takes the origin of the page where there is no tag', () => {
  expect(run('')).toEqual({
    origin: 'http://localhost',
    isIsolated: false,
    hasTelemetry: true,
    inheritsType: false,
  });
});
