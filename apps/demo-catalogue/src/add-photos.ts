import { photoOf, type PictureKind } from '@fachwerk/pictures/picture-addresses';
import type { importRecord } from './import-record';

type ImportRecord = ReturnType<typeof importRecord>;

/** Puts the photo of a kind before the drawings of the first product of this kind. */
export function photoAdder() {
  const done = new Set<PictureKind>();
  return (record: ImportRecord, kind: PictureKind): ImportRecord => {
    const photo = photoOf(kind);
    if (!photo || done.has(kind)) return record;
    done.add(kind);
    return {
      ...record,
      items: record.items.map((item) => ({
        ...item,
        ...photo,
        pictures: [...photo.pictures, ...item.pictures],
      })),
    };
  };
}
