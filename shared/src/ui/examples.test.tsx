import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from '../testing/axe';
import { uiExamples } from './examples';

describe.each(Object.entries(uiExamples))('%s', (_component, examples) => {
  it.each(examples)('is accessible: $name', async ({ element }) => {
    const { container } = render(<main>{element}</main>);

    await expectNoAxeViolations(container);
  });

  it.each(examples)('hydrates what the server wrote: $name', ({ element }) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);

    const { unmount } = render(element, { container, hydrate: true });

    expect(complaints).not.toHaveBeenCalled();
    unmount();
    complaints.mockRestore();
  });
});
