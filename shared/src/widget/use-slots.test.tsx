import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSlots } from './use-slots';

function Page({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const slots = useSlots(ref, '[data-slot]');
  return (
    <>
      <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
      {slots.map((slot) => createPortal(`Inhalt ${slot.dataset.slot}`, slot, slot.dataset.slot))}
    </>
  );
}

const slot = (name: string) => `<p data-slot="${name}"></p>`;

it('fills the slots of HTML that React has not rendered', () => {
  render(<Page html={slot('a') + slot('b')} />);

  expect(screen.getByText('Inhalt a')).toBeVisible();
  expect(screen.getByText('Inhalt b')).toBeVisible();
});

it('follows replaced content', async () => {
  const { rerender, container } = render(<Page html={slot('a')} />);
  await act(async () => rerender(<Page html={slot('c')} />));

  expect(container).toHaveTextContent(/^Inhalt c$/);
});
