import { readMarketContent } from '@fachwerk/shared/calls';
import type { HtmlNode } from '@fachwerk/shared/html';
import type { HttpClient } from '@fachwerk/shared/http';

interface Question {
  api: HttpClient;
  companyId: string;
  marketCmsUrl: string | undefined;
  signal: AbortSignal;
}

/** What the market CMS says of a store; nothing if that cannot be read. Never rejects. */
export async function findMarketContent({
  api,
  companyId,
  marketCmsUrl,
  signal,
}: Question): Promise<HtmlNode[]> {
  if (companyId === '') return [];
  const answer = api.call(readMarketContent, { params: { companyId }, query: { url: marketCmsUrl }, signal });
  return answer.then(
    ({ content }) => content,
    () => [],
  );
}
