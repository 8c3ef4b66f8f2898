import type { CodeSymbol } from '@fachwerk/shared/contracts';
import { toSVG } from 'bwip-js/node';

/**
 * The collection code as SVG for a scanner at the desk: a QR code for the display of a phone, a bar code for
 * paper.
 */
export const drawCollectionCode = (code: string, symbol: CodeSymbol): string =>
  symbol === 'qr'
    ? toSVG({ bcid: 'qrcode', text: code, padding: 4 })
    : toSVG({ bcid: 'code128', text: code, height: 16, padding: 6 });
