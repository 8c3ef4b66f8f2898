import { profileForm, readProfile, saveProfile } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { profileRepository } from '../../identity/customer/profile-repository';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { toE164, toNational } from '../../kernel/text/phone-number';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';

/** A number without a prefix is a German one. */
const HOME = '+49';

/** The data of the customer that need no confirmation. */
export async function profileRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, now } = context;
  const profiles = profileRepository(db);

  route(app, readProfile, async (request) => {
    const { id, salutation, firstName, lastName, email } = await ownCustomer(db, request);
    const [profile, pendingEmail] = await Promise.all([
      profiles.find(id),
      emailChangeRepository(db).pendingEmail(id),
    ]);
    return {
      salutation,
      firstName,
      lastName,
      email,
      birthDate: profile?.birthDate ?? '',
      phone: shownPhone(profile?.phone ?? ''),
      pendingEmail,
    };
  });

  formRoute(app, formAnswers, saveProfile, {
    form: 'profile',
    page: () => PAGES.profile,
    schema: () => profileForm(berlinDate(now().toISOString())),
    keep: ['salutation', 'firstName', 'lastName', 'birthDate', 'phone'],
    async handle(form, request) {
      const { id } = await ownCustomer(db, request);
      await profiles.save(id, { ...form, phone: storedPhone(form.phone) });
      const msg = 'account.profile.done';
      return { msg, body: { msg } };
    },
  });
}

function storedPhone(phone: string): string {
  if (phone === '') return '';
  const stored = toE164({ phonePrefix: HOME, phone });
  if (stored === undefined) throw fieldRefusal('phone', 'forms.phone');
  return stored;
}

/** A German number without its prefix; others with it. */
function shownPhone(phone: string): string {
  const national = phone === '' ? undefined : toNational({ phonePrefix: HOME, phone });
  if (!national) return phone;
  return national.phonePrefix === HOME ? national.phone : phone;
}
