import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { KeptPictures } from './KeptPictures';

const picture = (attributes: string) =>
  `<span><picture><source srcset="/small.svg"><img src="/a.svg" ${attributes}></picture></span>`;

function Page({ html, isKept = true }: { html: string; isKept?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={ref}>
        <div data-kept={isKept ? '' : undefined} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <KeptPictures within={ref} />
    </>
  );
}

/** jsdom loads no pictures, so that all of them would count as failed. */
const loadState = (naturalWidth: number) => [
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true),
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth),
];
afterEach(() => jest.restoreAllMocks());

function open(html: string, isKept?: boolean) {
  const { container } = render(<Page html={html} isKept={isKept} />);
  const image = container.querySelector('img');
  return { container, image, fail: () => act(async () => void (image && fireEvent.error(image))) };
}

it('shows the fallback picture for one that fails, without its small version', async () => {
  loadState(600);
  const { container, image, fail } = open(picture('alt="" data-fallback="/none.svg"'));
  await fail();

  expect(image).toHaveAttribute('src', '/none.svg');
  expect(container.querySelector('source')).toBeNull();
});

it('shows the icon when the fallback fails as well', async () => {
  loadState(600);
  const { container, fail } = open(picture('alt="Zange" data-fallback="/none.svg"'));
  await fail();
  await fail();

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[role=img]')).toHaveAttribute('aria-label', 'Zange');
});

it('finds pictures that failed before hydration', () => {
  loadState(0);
  const { image } = open(picture('alt="" data-fallback="/none.svg"'));

  expect(image).toHaveAttribute('src', '/none.svg');
});

it('leaves pictures alone that React has rendered', async () => {
  loadState(600);
  const { image, fail } = open(picture('alt="" data-fallback="/none.svg"'), false);
  await fail();

  expect(image).toHaveAttribute('src', '/a.svg');
});
