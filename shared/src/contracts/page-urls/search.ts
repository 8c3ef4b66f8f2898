export type SearchUrls = {
  search: string;
};
