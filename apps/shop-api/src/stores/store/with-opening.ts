import type { SelectedStore } from '@fachwerk/shared/contracts';
import type { Kernel } from '../../kernel/context/kernel';
import { openingView } from './opening-view';
import type { StoreRepository } from './store-repository';

/** The chosen store with what its opening state is now, e.g. "Heute bis 20:00 Uhr geöffnet". */
export async function withOpening(
  selected: SelectedStore,
  stores: Pick<StoreRepository, 'findAll'>,
  { now, messages }: Pick<Kernel, 'now' | 'messages'>,
): Promise<SelectedStore> {
  const [all, texts] = await Promise.all([stores.findAll(), messages({ language: 'de' })]);
  const record = all.find(({ companyId }) => companyId === selected.companyId);
  if (!record) return selected;
  return { ...selected, openingText: openingView(now(), record, texts.messages).opening.text };
}
