import type { SelectedStore } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import type { Kernel } from '../../kernel/context/kernel';
import { openingView } from './opening-view';
import type { StoreRepository } from './store-repository';

/** The chosen store with what its opening state is now, e.g. "Heute bis 20:00 Uhr geöffnet". */
export async function withOpening(
  selected: SelectedStore,
  stores: Pick<StoreRepository, 'findAll'>,
  { now, messages, language }: Pick<Kernel, 'now' | 'messages'> & { language: Language },
): Promise<SelectedStore> {
  const [all, texts] = await Promise.all([stores.findAll(), messages({ language })]);
  const record = all.find(({ companyId }) => companyId === selected.companyId);
  if (!record) return selected;
  return { ...selected, openingText: openingView(now(), record, texts.messages).opening.text };
}
