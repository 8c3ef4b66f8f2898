import { PASSWORD } from './test-account';

/** Fields that each call of an account accepts. */
export const NO_ID = '11111111-1111-4111-8111-111111111111';
const PROOF = { currentPassword: PASSWORD };
export const FORMS: Record<string, Record<string, string>> = {
  'POST /rest/account/addresses/': {
    lastName: 'Muster',
    street: 'Ring',
    streetNumber: '1',
    zipCode: '50667',
    city: 'Köln',
    country: 'DE',
  },
  'POST /rest/account/addresses/remove/': { id: NO_ID },
  'POST /rest/account/data/': { lastName: 'Muster' },
  'POST /rest/account/email/': { ...PROOF, email: 'andere@example.org' },
  'POST /rest/account/passkeys/options/': { ...PROOF, name: 'Telefon' },
  'POST /rest/account/passkeys/remove/': { id: 'none' },
  'POST /rest/account/password/': { ...PROOF, password: 'Spanplatte-19' },
  'POST /rest/account/sessions/end/': { id: 'none' },
  'POST /rest/account/deletion/': { password: PASSWORD },
  'POST /rest/account/deletion/undo/': {},
  'POST /rest/account/export/': { password: PASSWORD },
  'POST /rest/account/consents/': { kind: 'REVIEW_INVITATION' },
  'POST /rest/account/consents/end/': { kind: 'REVIEW_INVITATION' },
  'POST /rest/account/reviews/remove/': { id: NO_ID },
  'POST /rest/customercard/link/': { cardNumber: '2912345671', postalCode: '50667' },
  'POST /rest/customercard/optin/': {},
  'POST /rest/customercard/register/': { lastName: 'Muster', postalCode: '50667', acceptTerms: 'on' },
  'POST /rest/customercard/unlink/': {},
  'POST /rest/prohibis/market/submit/{id}/': { acceptedTotal: '1' },
};
/** Calls with a JSON body. */
export const DOCUMENTS: Record<string, object> = {
  'POST /rest/prohibis/market/submit/approve/': { id: 'none', acceptedPositions: [], acceptedTotal: 1 },
  'POST /rest/account/passkeys/': {
    name: 'Telefon',
    credential: {
      id: 'none',
      rawId: 'none',
      type: 'public-key',
      response: {},
      clientExtensionResults: {},
    },
  },
};
