import type { Store } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { ChooseForm } from '../store/ChooseForm';
import type { ChooseControl } from '../use-choose-store';
import styles from './CardAction.module.css';
import type { LayerState } from './layer-state';

interface CardActionProps {
  store: Store;
  state: LayerState;
  choice: ChooseControl;
}

/** Chooses the store, or leads to its page where a choice is not what the layer was opened for. */
export function CardAction({ store, state, choice }: CardActionProps) {
  const text = useMessages();
  const { name, url, services } = store;

  if (state.isAdvertisementMode || !state.allowEditingCurrentStore) {
    const key = state.isAdvertisementMode ? 'storefinder.toOffers' : 'storefinder.toStore';
    return (
      <Button href={url} aria-label={`${text(key)}: ${name}`}>
        {text(key)}
      </Button>
    );
  }
  if (state.disableNoClickAndCollectStore && !services.includes('CLICK_AND_COLLECT'))
    return <p className={styles.note}>{text('storefinder.noCollection')}</p>;
  return <ChooseForm store={store} control={choice} marksChosen={!state.ignoreSelectedStore} />;
}
