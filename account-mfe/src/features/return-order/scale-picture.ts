/** Enough to see a crack; a photo of a phone has 4000 pixels and 5 MB. */
const LONGEST_SIDE = 2000;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 700_000;
const QUALITY = 0.85;
const PREVIEW_SIDE = 96;

export interface ScaledPicture {
  content: Blob;
  /** A `data:` address; empty where the browser cannot draw the picture. */
  preview: string;
}

/** Scales a picture down before it is sent. A browser that cannot do it leaves the file as it is. */
export async function scalePicture(file: File): Promise<ScaledPicture> {
  try {
    // Upright, as the camera was held. Older browsers refuse the option, and send the file as it is.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const preview = drawn(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY);
    const content =
      file.size > SMALL_BYTES ? await jpegOf(drawn(bitmap, LONGEST_SIDE)).catch(() => null) : null;
    bitmap.close();
    return { content: content && content.size < file.size ? content : file, preview };
  } catch {
    return { content: file, preview: '' };
  }
}

function drawn(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
