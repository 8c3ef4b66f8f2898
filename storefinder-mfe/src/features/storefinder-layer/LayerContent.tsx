import { useState } from 'react';
import type { LayerContentProps } from '../../search/layer-state';
import { SearchContent } from './SearchContent';
import { SingleStore } from './SingleStore';

/** One store, or the search. Mounted while the layer is open: each opening starts fresh (specification 4). */
export function LayerContent(props: LayerContentProps) {
  const [companyId, setCompanyId] = useState(props.state.selectedStoreForSinglePage);
  return companyId === undefined ? (
    <SearchContent {...props} />
  ) : (
    <SingleStore {...props} companyId={companyId} onSearch={() => setCompanyId(undefined)} />
  );
}
