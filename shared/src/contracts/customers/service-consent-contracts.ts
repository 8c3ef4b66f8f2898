import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { ServiceConsent, ServiceConsentForm } from './service-consent';

export const readServiceConsent = contract({
  method: 'GET',
  path: '/rest/consent/',
  summary: 'What the cookie of the visitor allows, and what may be asked',
  answers: { 200: z.extend(ServiceConsent, { offered: z.array(z.string()) }) },
  expects: { permissions: 'list', offered: 'list' },
});

export const acceptServices = contract({
  method: 'POST',
  path: '/consent/accept/',
  summary: 'Allow the listed services and no other; unknown ids are ignored. Sets the cookie `consent`',
  form: ServiceConsentForm,
  answers: { 200: ServiceConsent },
  expects: { permissions: 'list' },
});

export const acceptAllServices = contract({
  method: 'POST',
  path: '/consent/accept-all/',
  summary: 'Allow every service that the shop offers. Sets the cookie `consent`',
  form: ServiceConsentForm,
  answers: { 200: ServiceConsent },
  expects: { permissions: 'list' },
});

export const denyAllServices = contract({
  method: 'POST',
  path: '/consent/deny-all/',
  summary: 'Allow no service; also the withdrawal. Sets the cookie `consent`',
  form: ServiceConsentForm,
  answers: { 200: ServiceConsent },
  expects: { permissions: 'list' },
});
