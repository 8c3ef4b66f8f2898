export interface ScannedCode {
  /** As read: digits of EAN and UPC, the text of Code 128 and QR. */
  text: string;
  /** E.g. "ean_13" (formats of the Barcode Detection API). */
  format: string;
}
