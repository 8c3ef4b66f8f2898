import { readRecall, readRecalls } from '@fachwerk/shared/calls';
import { isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { isId } from '../../is-id';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { RecallPageProps } from './recall-page.props';
import { RecallPage, type RecallPageData } from './RecallPage';

export const recallPage = defineWidget({
  name: 'recall-page',
  title: 'Rückrufe',
  description: 'Liste der Produktsicherheitsrückrufe; mit der Nummer eines Rückrufs dessen Seite.',
  props: RecallPageProps,
  examples: [
    { title: 'Alle Rückrufe', props: {} },
    { title: 'Ein Rückruf', props: { recallId: 'R-1' } },
    { title: 'Ein Rückruf, den es nicht gibt', props: { recallId: 'gibt-es-nicht' } },
  ],
  async load({ props: { recallId }, api, url, signal }): Promise<LoadResult<RecallPageData>> {
    if (recallId === undefined)
      return { data: { recalls: (await api.call(readRecalls, { signal })).recalls } };
    try {
      if (!isId(recallId)) return { data: {}, page: MISSING_PAGE };
      const recall = await api.call(readRecall, { params: { recallId }, signal });
      const { title, brand } = recall;
      return {
        data: { recall },
        page: {
          title: { key: 'head.recall.title', values: { name: `${brand} ${title}` } },
          description: recall.hazard,
          canonical: url.origin + url.pathname,
        },
      };
    } catch (error) {
      if (isUnknownId(error)) return { data: {}, page: MISSING_PAGE };
      throw error;
    }
  },
  component: RecallPage,
  hydrate: 'never',
  messages: [...PROBLEM_TEXTS, 'head.recall.', 'recall.'],
});

export default recallPage;
