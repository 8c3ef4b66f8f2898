/** Settings of the API that a process with several apps reads too. Source only: the app is not built to read them. */
export { type MailConfig, readMailConfig } from './mail/mail-config';
