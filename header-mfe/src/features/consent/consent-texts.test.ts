import { createHash } from 'node:crypto';
import { CONSENT_SERVICES, CONSENT_VERSION } from '@fachwerk/shared/rules';
import messages from '../../messages.de.json';

/**
 * A proof names the version of the question. Where visitors agree to something else by a changed text, raise
 * `CONSENT_VERSION`: they are asked again. Then write the new sign here.
 */
it('is the text of this version of the question', () => {
  const texts = Object.entries(messages as Record<string, string>).filter(([key]) =>
    Object.keys(CONSENT_SERVICES).some((service) => key.startsWith(`consentLayer.${service}.`)),
  );
  const sign = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);

  expect(texts.length).toBeGreaterThan(25);
  expect({ version: CONSENT_VERSION, sign }).toEqual({ version: 1, sign: '59a02d88' });
});
