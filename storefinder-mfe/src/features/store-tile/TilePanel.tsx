import type { SelectedStore } from '@fachwerk/shared/contracts';
import { Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { RefObject } from 'react';
import { Dropdown } from './Dropdown';
import styles from './StoreTile.module.css';
import { TileContent } from './TileContent';

interface TilePanelProps {
  selected: SelectedStore;
  isSheet: boolean;
  opener: RefObject<HTMLElement | null>;
  root: Element;
  onChange: () => void;
  onClose: () => void;
}

export function TilePanel({ selected, isSheet, opener, root, onChange, onClose }: TilePanelProps) {
  const text = useMessages();
  const panel = {
    title: text('storeTile.title'),
    closeLabel: text('storeTile.close'),
    onClose,
    root,
    children: <TileContent selected={selected} onChange={onChange} />,
  };
  return isSheet ? (
    <Dialog isOpen placement="right" className={styles.sheet} {...panel} />
  ) : (
    <Dropdown opener={opener} {...panel} />
  );
}
