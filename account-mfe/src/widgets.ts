import type { AnyWidget } from '@fachwerk/shared/widget';
import { registerBenefits } from './benefits/register-benefits.widget';
import { accountPage } from './features/account/account-page.widget';
import { bankDetails } from './features/bank-details/bank-details.widget';
import { cancelOrderPage } from './features/cancel-order/cancel-order-page.widget';
import { bonusCardPage } from './features/card-application/bonus-card-page.widget';
import { partnerCardPage } from './features/card-application/partner-card-page.widget';
import { customerCardOptIn } from './features/card-registration/customer-card-opt-in.widget';
import { customerCardRegistration } from './features/card-registration/customer-card-registration.widget';
import { consentEnd } from './features/consent-end/consent-end.widget';
import { contact } from './features/contact/contact.widget';
import { contactMessage } from './features/contact/contact-message.widget';
import { contactRequests } from './features/contact/contact-requests.widget';
import { digitalCustomerCard } from './features/digital-card/digital-customer-card.widget';
import { emailChange } from './features/email-change/email-change.widget';
import { guestOrder } from './features/guest-order/guest-order.widget';
import { guestOrderLogin } from './features/guest-order-login/guest-order-login.widget';
import { loginForm } from './features/login/login-form.widget';
import { newsletterFooter } from './features/newsletter/newsletter-footer.widget';
import { newsletterLayer } from './features/newsletter/newsletter-layer.widget';
import { newsletterPage } from './features/newsletter/newsletter-page.widget';
import { newsletterSuccess } from './features/newsletter/newsletter-success.widget';
import { newsletterSurvey } from './features/newsletter/newsletter-survey.widget';
import { newsletterUpdate } from './features/newsletter/newsletter-update.widget';
import { requestPassword } from './features/password/request-password.widget';
import { resetPassword } from './features/password/reset-password.widget';
import { register } from './features/register/register.widget';
import { registerConfirm } from './features/register/register-confirm.widget';
import { returnOrder } from './features/return-order/return-order.widget';
import { returnSlip } from './features/return-slip/return-slip.widget';
import { withdrawal } from './features/withdrawal/withdrawal.widget';

/** All widgets of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  loginForm,
  register,
  registerConfirm,
  registerBenefits,
  requestPassword,
  resetPassword,
  accountPage,
  emailChange,
  withdrawal,
  guestOrderLogin,
  guestOrder,
  cancelOrderPage,
  returnOrder,
  returnSlip,
  bankDetails,
  contact,
  contactMessage,
  contactRequests,
  consentEnd,
  newsletterPage,
  newsletterSuccess,
  newsletterSurvey,
  newsletterUpdate,
  newsletterLayer,
  newsletterFooter,
  customerCardRegistration,
  customerCardOptIn,
  digitalCustomerCard,
  bonusCardPage,
  partnerCardPage,
];
