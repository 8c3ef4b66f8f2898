import { clearNotifications, publishCart } from '@fachwerk/shared/bus';
import { useAction, useBusEvent, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { type AdditionResult, addLines } from './add-lines';
import { type CheckedList, checkList } from './check-list';
import { keepText, keptText } from './kept-text';

interface List {
  /** Text of the field. */
  text: string;
  isChecked: boolean;
  /** Check result of the current text; its problems stay after an addition. */
  checked: CheckedList;
  /** Result of the last addition, until the text changes. */
  result: Pick<AdditionResult, 'added' | 'shortages'> | null;
  /** The failed call, or null. */
  failure: unknown;
}

export interface ArticleListControl extends Omit<List, 'isChecked'> {
  step: 'typing' | 'checking' | 'checked' | 'adding';
  type(text: string): void;
  check(): void;
  addAll(): void;
}

const NOTHING: CheckedList = { found: [], problems: [] };
const START: List = { text: '', isChecked: false, checked: NOTHING, result: null, failure: null };

/**
 * State of the list. The text survives slide-in and page, until its last line is in the cart or the customer
 * logs out.
 */
export function useArticleList(): ArticleListControl {
  const { api, bus, signal, track } = usePlatform();
  const [list, setList] = useState(START);
  const set = (part: Partial<List>) => setList((before) => ({ ...before, ...part }));
  const onFailed = (failure: unknown) => set({ failure });

  const check = useAction(
    (text: string) => {
      set({ failure: null, result: null });
      return checkList(api, text, signal);
    },
    { onDone: (checked) => set({ isChecked: true, checked }), onFailed },
  );
  const add = useAction(
    async (checked: CheckedList) => {
      clearNotifications(bus);
      set({ failure: null, result: null });
      const addition = await addLines(api, checked, (cart, { item, wanted }) =>
        publishCart(bus, cart, { action: 'addCart', itemId: item.itemId, quantity: wanted }),
      );
      track({ name: 'add_article_list', values: { lines: addition.added } });
      keepText(addition.rest);
      return addition;
    },
    {
      onDone: ({ rest, problems, failure, ...result }) =>
        setList({ text: rest, isChecked: false, checked: { found: [], problems }, result, failure }),
      onFailed,
    },
  );

  const type = (text: string) => {
    keepText(text);
    setList({ ...START, text });
  };
  useEffect(() => setList((before) => ({ ...before, text: before.text || keptText() })), []);
  useBusEvent('account:logged-out', () => type(''));

  const isChecking = check.state.status === 'pending';
  const isAdding = add.state.status === 'pending';
  const { isChecked, ...shown } = list;
  return {
    ...shown,
    step: isChecking ? 'checking' : isAdding ? 'adding' : isChecked ? 'checked' : 'typing',
    type,
    check: () => void (isAdding || check.run(list.text)),
    addAll: () => void (isChecking || add.run(list.checked)),
  };
}
