import type { Example } from '../example';
import { CloseIcon, HeartIcon, MenuIcon, TrashIcon } from '../icon/icons';
import { IconButton } from './IconButton';

export const iconButtonExamples: Example[] = [
  {
    name: 'plain',
    element: (
      <IconButton label="Menü öffnen">
        <MenuIcon />
      </IconButton>
    ),
  },
  {
    name: 'outline',
    element: (
      <IconButton label="Position entfernen" variant="outline">
        <TrashIcon />
      </IconButton>
    ),
  },
  {
    name: 'small',
    element: (
      <IconButton label="Schließen" size="small">
        <CloseIcon size={16} />
      </IconButton>
    ),
  },
  {
    name: 'pressed',
    element: (
      <IconButton label="Gemerkt" aria-pressed>
        <HeartIcon />
      </IconButton>
    ),
  },
  {
    name: 'disabled',
    element: (
      <IconButton label="Zurück" variant="outline" disabled>
        <CloseIcon />
      </IconButton>
    ),
  },
];
