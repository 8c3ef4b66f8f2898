import type { PictureKind } from './drawing/picture-kind';

/** Picture columns of the import format. */
export interface Photo {
  pictures: readonly string[];
  mobilePictures: readonly string[];
  fallbackPictures: readonly string[];
  pictureWidths: readonly number[];
}

const photos: Partial<Record<PictureKind, Photo>> = {
  planks: {
    pictures: ['/images/photos/boards-{width}.webp'],
    mobilePictures: ['/images/photos/boards-close-{width}.webp'],
    fallbackPictures: ['/images/photos/boards.jpg'],
    pictureWidths: [240, 480, 960],
  },
};

/** The photo for products of a kind; most kinds have drawings only. */
export const photoOf = (kind: PictureKind): Photo | undefined => photos[kind];
