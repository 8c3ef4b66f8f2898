import { type AnswerTo, renderWidget } from '@fachwerk/shared/testing';
import { defineWidget, usePlatform } from '@fachwerk/shared/widget';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../../messages.de.json';
import { type Desk, DeskProvider } from '../base/desk-context';
import { useStore } from '../base/use-store';
import { ItemsTab } from '../items/ItemsTab';
import { createDeskQueue } from '../queue/desk-queue';
import { createSendAction } from '../queue/send-action';
import { createItemShelf } from '../shelf/item-shelf';
import { memoryStorage } from '../storage/memory-storage';
import { StoreDeskProps } from '../store-desk.props';
import { oneLock } from './a-desk-queue';

interface OpenedAs {
  role?: Desk['person']['role'];
  /** Texts of the server. */
  texts?: Record<string, string>;
}

type Api = ReturnType<typeof usePlatform>['api'];

/** What the desk of Anna keeps, in memory. Nothing is sent again by itself. */
function aDesk(api: Api) {
  const storage = memoryStorage();
  const items = createItemShelf(storage, '1001');
  const queue = createDeskQueue({
    storage,
    lock: oneLock(),
    later: () => () => undefined,
    send: createSendAction({
      api,
      headers: () => ({}),
      readDesk: async () => '1001',
      onAnswer: () => undefined,
      onItem: (item) => void items.put(item),
    }),
  });
  queue.setPerson({ desk: '1001', number: '4711' });
  return { items, queue };
}

/** The tab of items, at the desk of a store. */
export async function openItemsTab(
  answers: readonly AnswerTo[],
  { role = 'EMPLOYEE', texts = {} }: OpenedAs = {},
) {
  const announce = jest.fn();
  function Opened() {
    const { api } = usePlatform();
    const [{ items, queue }] = useState(() => aDesk(api));
    const queueState = useStore(queue);
    const person = { role, number: '4711' };
    const desk = { api, announce, desk: '1001', person, items, queue, queueState } as unknown as Desk;
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
