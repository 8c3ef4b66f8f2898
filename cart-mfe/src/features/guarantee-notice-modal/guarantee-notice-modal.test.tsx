import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { guaranteeNoticeModal } from './guarantee-notice-modal.widget';

const SRC = '/images/guarantee-notice/notice-de.svg?v=abc';

async function openNotice() {
  const { platform } = await renderWidget(guaranteeNoticeModal, { src: SRC }, { messages });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await act(async () => platform.bus.publish('cart:guarantee-notice-requested', {}));
  return screen.getByRole('dialog', { name: 'Gesetzliche Gewährleistung' });
}

describe('the notice on the legal guarantee (Regulation (EU) 2025/1960)', () => {
  it('opens as the official picture with the first click, and closes', async () => {
    const dialog = await openNotice();

    expect(dialog).toHaveFocus();
    const picture = within(dialog).getByRole('img', { name: /^Hinweis der Europäischen Union/ });
    expect(picture).toHaveAttribute('src', SRC);
    expect(picture).toHaveAttribute('loading', 'lazy');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('is read to the end by screen readers', async () => {
    const dialog = await openNotice();

    const sentences = Object.entries(messages).filter(
      ([key]) => key.startsWith('guaranteeNotice.') && !/\.(title|close|alt)$/.test(key),
    );
    expect(sentences).toHaveLength(15);
    for (const [, sentence] of sentences) expect(dialog).toHaveTextContent(sentence);
    expect(within(dialog).getByRole('link', { name: 'europa.eu/youreurope/garantien' })).toBeVisible();
  });
});
