import { type AnswerTo, renderWidget } from '@fachwerk/shared/testing';
import { defineWidget, usePlatform } from '@fachwerk/shared/widget';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { type Desk, DeskProvider } from '../base/desk-context';
import { ItemsTab } from '../items/ItemsTab';
import { StoreDeskProps } from '../store-desk.props';

interface OpenedAs {
  role?: Desk['person']['role'];
  /** Texts of the server. */
  texts?: Record<string, string>;
}

/** The tab of items, at the desk of a store. */
export async function openItemsTab(
  answers: readonly AnswerTo[],
  { role = 'EMPLOYEE', texts = {} }: OpenedAs = {},
) {
  const announce = jest.fn();
  function Opened() {
    const { api } = usePlatform();
    const desk = { api, announce, desk: '1001', person: { role } } as unknown as Desk;
    return (
      <DeskProvider value={desk}>
        <ItemsTab />
      </DeskProvider>
    );
  }
  const { platform, container } = await renderWidget(
    defineWidget({
      name: 'store-desk',
      title: 'Marktdienst',
      description: 'Der Bereich der Artikel.',
      props: StoreDeskProps,
      examples: [],
      component: Opened,
      hydrate: 'load',
      messages: ['desk.', 'deskItem.', 'failure.', 'forms.', 'product.count.'],
    }),
    {},
    { answers, messages: Object.assign({}, messages, texts) },
  );
  return { platform, container, announce };
}

export async function findItem(code = '4006381333931') {
  await userEvent.type(screen.getByRole('textbox', { name: /EAN|Artikel/ }), `${code}{Enter}`);
}
