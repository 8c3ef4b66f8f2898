import { printedCustomerCard } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../../kernel/mail/components/company';
import type { AppleWalletConfig, WalletPass } from '../context/wallets';
import { passIcon } from './pass-pictures';

const TITLE = 'Kundenkarte';

/** The signed file of a pass. `serviceUrl`: where devices ask for changes; only by https. */
export async function applePass(
  { passTypeId, teamId, certificate, key, passphrase, wwdr }: AppleWalletConfig,
  { cardNumber, serial, token, ownerName, points, isVoid }: WalletPass,
  serviceUrl: string,
): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  const icons = { icon: 29, logo: 50 };
  const pictures = Object.fromEntries(
    Object.entries(icons).flatMap(([name, size]) => [
      [`${name}.png`, passIcon(size)],
      [`${name}@2x.png`, passIcon(size * 2)],
    ]),
  );
  const pass = new PKPass(
    pictures,
    { wwdr, signerCert: certificate, signerKey: key, ...(passphrase && { signerKeyPassphrase: passphrase }) },
    {
      description: `${TITLE} ${SHOP_NAME}`,
      organizationName: SHOP_NAME,
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      serialNumber: serial,
      logoText: SHOP_NAME,
      backgroundColor: 'rgb(15, 91, 79)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(203, 225, 219)',
      voided: isVoid,
      ...(serviceUrl.startsWith('https:') && { webServiceURL: serviceUrl, authenticationToken: token }),
    },
  );
  pass.type = 'storeCard';
  pass.headerFields.push({
    key: 'points',
    label: 'Punkte',
    value: points,
    changeMessage: 'Neuer Stand: %@ Punkte',
  });
  pass.secondaryFields.push({ key: 'owner', label: TITLE, value: ownerName });
  pass.setBarcodes({
    format: 'PKBarcodeFormatCode128',
    message: cardNumber,
    messageEncoding: 'iso-8859-1',
    altText: printedCustomerCard(cardNumber),
  });
  return pass.getAsBuffer();
}
