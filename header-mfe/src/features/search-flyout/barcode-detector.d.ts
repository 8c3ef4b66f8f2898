/** Shape Detection API (W3C draft); missing in the types of TypeScript. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: string[] }) => BarcodeDetector;
