/** A picture of a visitor without metadata. */
export interface CleanPicture {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
}
