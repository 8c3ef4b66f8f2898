import type { CodeSymbol } from '@fachwerk/shared/contracts';

/**
 * A code as SVG for a scanner at the desk: a QR code for the display of a phone, a bar code (Code 128) for
 * paper.
 */
export async function drawCode(code: string, symbol: CodeSymbol): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return symbol === 'qr'
    ? toSVG({ bcid: 'qrcode', text: code, padding: 4 })
    : toSVG({ bcid: 'code128', text: code, height: 16, padding: 6 });
}
