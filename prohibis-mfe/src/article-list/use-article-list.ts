import { publishCart } from '@fachwerk/shared/bus';
import { isHttpError, type HttpErrorKind } from '@fachwerk/shared/http';
import { useBusEvent, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { addLines, type AdditionResult } from './add-lines';
import { checkList, type CheckedList } from './check-list';
import { keepText, keptText } from './kept-text';

export interface ArticleListState {
  /** As it stands in the field. */
  text: string;
  step: 'typing' | 'checking' | 'checked' | 'adding';
  /** Of the text as it is now; problems also after an addition. */
  checked: CheckedList;
  /** Of the last addition, until something is typed. */
  result: Pick<AdditionResult, 'added' | 'shortages'> | null;
  failure: HttpErrorKind | null;
}

export interface ArticleListControl extends ArticleListState {
  type(text: string): void;
  check(): void;
  addAll(): void;
}

const NOTHING: CheckedList = { found: [], problems: [] };
const START: ArticleListState = { text: '', step: 'typing', checked: NOTHING, result: null, failure: null };

/** The list outlives the slide-in and the page: it is gone when its last line is in the cart, or with a logout. */
export function useArticleList(): ArticleListControl {
  const { api, bus, signal, track } = usePlatform();
  const [state, setState] = useState(START);
  const isUnderWay = useRef(false);

  const set = (part: Partial<ArticleListState>) => setState((before) => ({ ...before, ...part }));
  const type = (text: string) => {
    keepText(text);
    setState({ ...START, text });
  };

  useEffect(() => setState((before) => ({ ...before, text: before.text || keptText() })), []);
  useBusEvent('account:logged-out', () => type(''));

  /** One call at a time; a failure is said, and the list stays as it is. */
  async function work(
    step: ArticleListState['step'],
    task: () => Promise<void>,
    otherwise: ArticleListState['step'],
  ) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    set({ step, failure: null, result: null });
    try {
      await task();
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (!signal.aborted) set({ step: otherwise, failure: error.kind });
    } finally {
      isUnderWay.current = false;
    }
  }

  async function check() {
    const checked = await checkList(api, state.text, signal);
    set({ step: 'checked', checked });
  }

  async function add() {
    const { rest, problems, failure, ...result } = await addLines(api, state.checked, (cart) =>
      publishCart(bus, cart),
    );
    track({ name: 'add_article_list', values: { lines: result.added } });
    keepText(rest);
    set({
      step: 'typing',
      text: rest,
      checked: { found: [], problems },
      result,
      failure: failure ? failure.kind : null,
    });
  }

  return {
    ...state,
    type,
    check: () => void work('checking', check, 'typing'),
    addAll: () => void work('adding', add, 'checked'),
  };
}
