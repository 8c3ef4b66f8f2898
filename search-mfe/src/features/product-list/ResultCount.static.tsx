import { formatNumber } from '@fachwerk/shared/format';
import { MAX_EXACT_TOTAL } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface ResultCountProps {
  total: number;
  page: number;
  pageCount: number;
}

/**
 * "1.234 Artikel", with the page if there are several. The first formatted number of a page takes 10 ms of a
 * desktop processor, so that the server's text is kept.
 */
export function ResultCount({ total, page, pageCount }: ResultCountProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const count =
    total > MAX_EXACT_TOTAL
      ? text('productList.countMany', { total: formatNumber(MAX_EXACT_TOTAL, shopLocale) })
      : text('productList.count', { count: total, total: formatNumber(total, shopLocale) });
  if (pageCount < 2) return count;
  return text('productList.countPage', { count, page, pages: pageCount });
}
