import { hourly } from '@fachwerk/database';
import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { accountJobs } from './account/account-jobs';
import { loginRoutes } from './account/login-routes';
import { passwordRoutes } from './account/password-routes';
import { registrationRoutes } from './account/registration-routes';
import { addressBookRoutes } from './addresses/address-book-routes';
import { applicationRoutes } from './applications/application-routes';
import { cardApplications } from './applications/card-applications';
import { deskApplicationRoutes } from './applications/desk-application-routes';
import { cardOverviewRoutes } from './cards/card-overview-routes';
import { cardRoutes } from './cards/card-routes';
import { tillRoutes } from './cards/till-routes';
import { consentJobs } from './consents/consent-jobs';
import { consentMailQueue } from './consents/consent-mail-queue';
import { consentRoutes } from './consents/consent-routes';
import { contactJobs } from './contact/contact-jobs';
import { contactRoutes } from './contact/contact-routes';
import { deskContactRoutes } from './contact/desk-contact-routes';
import { deskLotteryRoutes } from './lottery/desk-lottery-routes';
import { lotteryEntryRoutes } from './lottery/lottery-entry-routes';
import { lotteryJobs } from './lottery/lottery-jobs';
import { lotteryRoutes } from './lottery/lottery-routes';
import { bounceRoutes } from './newsletter/bounce-routes';
import { newsletterJobs } from './newsletter/newsletter-jobs';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import { subscribeRoutes } from './newsletter/subscribe-routes';
import { exportQueue } from './privacy/export-queue';
import { privacyJobs } from './privacy/privacy-jobs';
import { privacyRoutes } from './privacy/privacy-routes';
import { emailChangeRoutes } from './profile/email-change-routes';
import { passwordChangeRoutes } from './profile/password-change-routes';
import { profileRoutes } from './profile/profile-routes';
import { deskPromotionRoutes } from './promotions/desk-promotion-routes';
import { promotionRoutes } from './promotions/promotion-routes';
import { promotionViews } from './promotions/promotion-views';
import { passkeyLoginRoutes } from './security/passkey-login-routes';
import { passkeyRoutes } from './security/passkey-routes';
import { securityRoutes } from './security/security-routes';
import { serviceConsentJobs } from './service-consent/service-consent-jobs';
import { serviceConsentRoutes } from './service-consent/service-consent-routes';
import { customersServices } from './services';
import { deskSurveyRoutes } from './surveys/desk-survey-routes';
import { surveyJobs } from './surveys/survey-jobs';
import { surveyRoutes } from './surveys/survey-routes';
import { deskTextRoutes } from './texts/desk-text-routes';
import { userRoutes } from './user/user-routes';
import { walletJobs, walletQueue } from './wallet/wallet-jobs';
import { walletRoutes, walletServiceRoutes } from './wallet/wallet-routes';

/** What a customer does with the own account, and what the shop asks customers. */
export const customers = defineArea({
  name: 'customers',
  needs: [identity],
  services: customersServices,
  routes: [
    loginRoutes,
    registrationRoutes,
    passwordRoutes,
    profileRoutes,
    emailChangeRoutes,
    passwordChangeRoutes,
    addressBookRoutes,
    securityRoutes,
    passkeyRoutes,
    passkeyLoginRoutes,
    cardOverviewRoutes,
    cardRoutes,
    tillRoutes,
    applicationRoutes,
    deskApplicationRoutes,
    walletRoutes,
    walletServiceRoutes,
    contactRoutes,
    deskContactRoutes,
    lotteryRoutes,
    lotteryEntryRoutes,
    deskLotteryRoutes,
    subscribeRoutes,
    newsletterRoutes,
    bounceRoutes,
    consentRoutes,
    privacyRoutes,
    serviceConsentRoutes,
    surveyRoutes,
    promotionRoutes,
    deskPromotionRoutes,
    deskSurveyRoutes,
    deskTextRoutes,
    userRoutes,
  ],
  jobs: [
    accountJobs,
    consentJobs,
    contactJobs,
    lotteryJobs,
    newsletterJobs,
    privacyJobs,
    serviceConsentJobs,
    surveyJobs,
    walletJobs,
    ({ db }) => [
      hourly('remove old applications for cards', () => cardApplications(db).removeOld()),
      hourly('remove old views of promotions', () => promotionViews(db).removeOld()),
    ],
  ],
  queues: [consentMailQueue, exportQueue, walletQueue],
});
