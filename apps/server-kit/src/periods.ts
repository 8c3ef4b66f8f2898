/**
 * How long the shop keeps data of persons, and other times that pages for shoppers state: servers and texts
 * take them from here (`{{name}}` in content files). The unit is the end of the name.
 */
export const PERIODS = {
  /** The session and its cookies, after the last visit. */
  sessionDays: 30,
  /** The login, after the last request: without and with "remember me". */
  loginHours: 12,
  rememberedLoginDays: 30,
  /** The login of a person at a desk, and the time without a call after which it needs a PIN. */
  staffLoginHours: 12,
  staffIdleMinutes: 10,
  /** Random ids of tickets that operators have used, far longer than a ticket is valid. */
  staffTicketHours: 2,
  /** Who changed what at a desk. */
  staffAuditYears: 3,
  /** People of a desk after they were blocked; the screen states it (desk.team.isBlocked). */
  staffBlockedMonths: 6,
  /** The cookie of a browser that has logged in, after the last login. */
  knownDeviceDays: 180,
  /** The cookie with the number for new versions of the pages. */
  bucketDays: 365,
  /** The cookie with the language that a visitor has chosen. */
  languageDays: 365,
  /** Counted attempts, by hashes. */
  attemptHours: 24,
  /** Counted mails that visitors caused, by hashes. */
  causedMailHours: 24,
  /** What was typed in a form without JavaScript. */
  formAnswerMinutes: 10,
  /** The decision about services that need consent, in the browser; then the visitor is asked again. */
  consentDays: 180,
  /** The proof of each decision, without a person (GDPR Art. 7(1); BGB sections 195, 199). */
  consentLogYears: 3,
  /** The hash by which an answer to a survey counts once. */
  surveyHours: 24,
  /** The hash by which a search counts once. */
  searchHours: 24,
  /** Which reviews their authors have deleted: a second press is answered like the first. */
  removedReviewHours: 24,
  /** Carts of accounts, after the last change. */
  cartMonths: 12,
  /** Wishlists of accounts, after the last change. */
  wishlistMonths: 12,
  /** What was typed in the checkout, after the last change. */
  checkoutHours: 24,
  /** Accounts whose address is not confirmed. */
  unconfirmedDays: 7,
  /** Files with the data of a customer. */
  exportDays: 7,
  /** Tokens of links in mails, after their end. */
  accountTokenHours: 24,
  /** A change of the address of an account, to which the owner of the old one may object. */
  emailChangeDays: 7,
  /** Recipient and subject of mails, after they were sent. */
  mailDays: 30,
  /** Campaigns of the newsletter and who got them (as hash), after their last mail. */
  campaignDays: 30,
  /** Who keeps goods without having paid them, after the order is paid or over. */
  unpaidHours: 24,
  /** An order that a session has placed as a guest, or opened by a guest login or the link of a mail. */
  orderAccessMinutes: 30,
  /** The account for a refund, if it is not paid before. */
  bankDetailsDays: 90,
  /** Bookings of trailers and vans, after their end: claims, drivers (BGB section 548, StVG section 26). */
  rentalMonths: 12,
  /** What a desk records with a proof (decision 0155); its screen states them (desk.items.release.law). */
  adviceReleaseMonths: 6,
  installerReleaseYears: 5,
  /** After the end of the calendar year: ChemVerbotsV section 9(3). */
  poisonReleaseYears: 5,
  /** Regulation (EU) 2019/1148, Art. 8(4). */
  precursorReleaseMonths: 18,
  /** Applications for cards and questions about them, after the decision. */
  cardApplicationMonths: 6,
  /** Winners of a lottery after the drawing, and all entries after the closing if there is no drawing. */
  lotteryMonths: 6,
  /** Refused reviews and decided reports of reviews. */
  reviewReportMonths: 6,
  /** Business letters, after the end of the calendar year: HGB section 257(4), AO section 147(3). */
  letterYears: 6,
  /** Invoices and vouchers of bookings, after the end of the calendar year: as above, UStG section 14b(1). */
  bookYears: 8,
} as const;
