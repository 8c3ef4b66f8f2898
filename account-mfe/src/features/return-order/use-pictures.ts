import type { SentFile } from '@fachwerk/shared/http';
import { useRef, useState } from 'react';
import { type ScaledPicture, scalePicture } from './scale-picture';

export const MOST_PICTURES = 3;
const MOST_BYTES = 8 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface ChosenPicture extends ScaledPicture {
  id: number;
  name: string;
}

export type PictureFault = 'tooMany' | 'tooLarge' | 'unreadable';

export interface Pictures {
  chosen: readonly ChosenPicture[];
  /** Why the last choice was not taken whole. */
  fault: PictureFault | null;
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  /** Waits until they are scaled. */
  files: () => Promise<readonly SentFile[]>;
}

/** Pictures that the visitor has chosen, one after the other, as a camera of a phone gives them. */
export function usePictures(field: string): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef<readonly ChosenPicture[]>([]);
  const scaling = useRef<Promise<void>>(Promise.resolve());
  const nextId = useRef(1);
  const keep = (pictures: readonly ChosenPicture[]): void => {
    latest.current = pictures;
    setChosen(pictures);
  };

  async function take(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (latest.current.length >= MOST_PICTURES) return setFault('tooMany');
      if (!PICTURE_TYPES.some((type) => type === file.type)) {
        setFault('unreadable');
        continue;
      }
      const scaled = await scalePicture(file);
      if (scaled.content.size > MOST_BYTES) {
        setFault('tooLarge');
        continue;
      }
      const id = nextId.current;
      nextId.current += 1;
      keep([...latest.current, Object.assign({ id, name: file.name }, scaled)]);
    }
  }

  return {
    chosen,
    fault,
    isBusy,
    add(files) {
      if (files.length === 0) return;
      setFault(null);
      setIsBusy(true);
      scaling.current = scaling.current.then(() => take(files)).finally(() => setIsBusy(false));
    },
    remove(id) {
      setFault(null);
      keep(latest.current.filter((picture) => picture.id !== id));
    },
    async files() {
      await scaling.current;
      return latest.current.map(({ name, content }) => ({ field, name, content }));
    },
  };
}
