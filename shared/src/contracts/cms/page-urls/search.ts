export type SearchUrls = {
  search: string;
  /** The form for the review of a product is below it, and the forms that report one. */
  reviews?: string;
  /** The form of a back-in-stock request is below it. */
  backInStock?: string;
  /** Items side by side; its parameter `items` names them. */
  comparison?: string;
  /** Product safety recalls; the notice of each is below it. */
  recalls?: string;
};
